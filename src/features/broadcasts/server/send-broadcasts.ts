import { z } from 'zod'
import { AppError } from '#platform/common/errors.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { Signer } from '#platform/server/signer.ts'
import { isFinished, retryDelayMinutes } from '../domain/broadcast-state.ts'
import {
  changeBroadcast,
  findBroadcast,
  listDueBroadcasts,
  lockBroadcast,
  type StoredBroadcast,
} from './broadcasts.store.ts'
import { composeBroadcast } from './compose-broadcast.ts'
import {
  addRecipients,
  beginSending,
  blockAddress,
  hasOpenRecipients,
  leaseRecipients,
  markFailed,
  markSent,
  retryLater,
  type BegunRecipient,
} from './recipients.store.ts'

/** Starts what is due. Runs every minute, and right after 'Send'. */
export const broadcastCheck: JobKind<Record<string, never>> = {
  name: 'broadcast-check',
  data: z.object({}).strict(),
  retries: 1,
  expireInSeconds: 60,
}

export const broadcastBatch: JobKind<{ broadcastId: string }> = {
  name: 'broadcast-batch',
  data: z.object({ broadcastId: z.uuid() }),
  retries: 3,
  expireInSeconds: 300,
}

type Deps = { database: Database; jobs: Jobs; mail: Mail; log: Log; siteUrl: string; signer: Signer }

/** Two jobs per email, so that two processes share the work. */
const batchesAtOnce = 2

export function startDueBroadcasts({ database, jobs }: Pick<Deps, 'database' | 'jobs'>) {
  return async () => {
    const due = await listDueBroadcasts(database.db)
    for (const { id } of due)
      await database.transaction(async (tx) => {
        const broadcast = await lockBroadcast(tx, id)
        if (broadcast) await continueBroadcast({ tx, jobs }, broadcast)
      })
  }
}

async function continueBroadcast({ tx, jobs }: { tx: Db; jobs: Jobs }, broadcast: StoredBroadcast) {
  const { id, timing, status } = broadcast
  if (status !== 'scheduled' && status !== 'sending') return
  const startedAt = broadcast.startedAt ?? new Date()
  if (status === 'scheduled') await changeBroadcast(tx, id, { status: 'sending', startedAt })
  if (status === 'scheduled' || timing === 'after-joining')
    await addRecipients(tx, { ...broadcast, startedAt })
  if (!(await hasOpenRecipients(tx, id))) {
    if (isFinished(timing, 0)) await changeBroadcast(tx, id, { status: 'sent', finishedAt: new Date() })
    return
  }
  if (await jobs.isQueued(tx, broadcastBatch, { broadcastId: id })) return
  await jobs.sendAll(
    tx,
    broadcastBatch,
    Array.from({ length: batchesAtOnce }, () => ({ broadcastId: id })),
  )
}

const batchSize = 50

/** Sends until nothing is left, the email is paused or the job's time ends. */
export function sendBroadcastBatch(deps: Deps) {
  const { database } = deps
  return async ({ data, signal }: { data: { broadcastId: string }; signal: AbortSignal }) => {
    const broadcast = await findBroadcast(database.db, data.broadcastId)
    if (broadcast?.status !== 'sending') return
    const ends = Date.now() + 240_000
    while (!signal.aborted && Date.now() < ends) {
      const ids = await leaseRecipients(database.db, broadcast.id, batchSize)
      if (ids.length === 0) break
      for (const id of ids) {
        const recipient = await beginSending(database.db, id)
        if (!recipient && (await findBroadcast(database.db, broadcast.id))?.status !== 'sending') return
        if (recipient?.status === 'sending') await sendOne(deps, broadcast, recipient)
      }
    }
    await finish(deps, broadcast.id)
  }
}

async function sendOne(
  { database: { db }, mail, log, ...deps }: Deps,
  broadcast: StoredBroadcast,
  recipient: BegunRecipient,
) {
  const { id, email, attempts } = recipient
  try {
    // The same Message-ID for every attempt, so that mail servers can recognize a repetition.
    await mail.send({ to: email, messageId: id, ...(await composeBroadcast(deps, broadcast, id)) })
    await markSent(db, id)
  } catch (error) {
    if (error instanceof AppError && error.status === 'INVALID_ARGUMENT') {
      await markFailed(db, id, 'rejected')
      await blockAddress(db, normalizeEmail(email), 'bounced')
      return
    }
    log.warn({ recipient: id, err: error }, 'broadcast email failed')
    const minutes = retryDelayMinutes(attempts)
    await (minutes === undefined ? markFailed(db, id, 'unavailable') : retryLater(db, id, minutes))
  }
}

async function finish({ database }: Deps, id: string) {
  await database.transaction(async (tx) => {
    const broadcast = await lockBroadcast(tx, id)
    if (broadcast?.status !== 'sending' || broadcast.timing !== 'once') return
    if (!(await hasOpenRecipients(tx, id)))
      await changeBroadcast(tx, id, { status: 'sent', finishedAt: new Date() })
  })
}
