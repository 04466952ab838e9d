import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv, Guards } from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { dayMs } from '#platform/common/durations.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import {
  Wave,
  WaveDetails,
  WaveId,
  WaveList,
  WavePeople,
  WaveRule,
  type WavePerson,
} from '../contract/waves.ts'
import { waveMessages } from '../contract/wave-texts.ts'
import { inviteMail } from './invite-mail.ts'
import { addWave, listInvited, listPeople, listWaves, lockWave, prepareInvites } from './waves.store.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/launch/waves',
  summary: 'List waves with their reports, newest first',
  responses: { 200: jsonResponse('The newest hundred.', WaveList), ...errorResponses },
})

const dryRunRoute = createRoute({
  method: 'post',
  path: '/launch/waves',
  summary: 'Choose whom to invite, without sending anything',
  request: jsonBody(WaveRule),
  responses: { 201: jsonResponse('The stored choice.', WaveDetails), ...errorResponses },
})

const peopleRoute = createRoute({
  method: 'get',
  path: '/launch/waves/{id}/people',
  summary: 'List who was invited by a wave and who came in',
  request: { params: WaveId },
  responses: {
    200: jsonResponse('Who came in first; without deleted people.', WavePeople),
    ...errorResponses,
  },
})

const sendRoute = createRoute({
  method: 'put',
  path: '/launch/waves/{id}/sending',
  summary: 'Send the invitations of a dry run to everyone in it who is still eligible',
  request: { params: WaveId },
  responses: { 200: jsonResponse('The wave, with what changed since the dry run.', Wave), ...errorResponses },
})

const inviteDays = 14

type Deps = { database: Database; jobs: Jobs; requireFresh: Guards['requireFresh'] }

/** Mounted behind the guard of /api/admin. Sending mail to many people needs a fresh confirmation. */
export function waveRoutes({ database, jobs, requireFresh }: Deps) {
  const router = createRouter<GuardedEnv>()
  router.use('/launch/waves/:id/sending', requireFresh)
  return router
    .openapi(listRoute, async (c) => c.json({ items: (await listWaves(database.db)).map(presentWave) }, 200))
    .openapi(dryRunRoute, async (c) => {
      const rule = c.req.valid('json')
      const actorEmail = c.var.user.email
      const details = await database.transaction(async (tx) => {
        const id = await addWave(tx, rule, actorEmail)
        const wave = await readWave(tx, id)
        await writeAudit(tx, {
          actorEmail,
          action: 'wave_tried',
          subject: `wave/${id}`,
          details: { chosen: wave.chosen },
        })
        return { wave, people: await listPeople(tx, id) }
      })
      return c.json(details, 201)
    })
    .openapi(peopleRoute, async (c) => {
      const invited = await listInvited(database.db, c.req.valid('param').id)
      return c.json({ items: invited.map((row) => presentPerson(row, new Date())) }, 200)
    })
    .openapi(sendRoute, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await sendWave({ database, jobs }, c.var.user.email, id), 200)
    })
}

export type WaveRoutes = ReturnType<typeof waveRoutes>

/** Rows, mail jobs and audit entry are one transaction, so a wave is sent completely or not at all. */
function sendWave({ database, jobs }: Pick<Deps, 'database' | 'jobs'>, actorEmail: string, id: string) {
  return database.transaction(async (tx) => {
    const known = await lockWave(tx, id)
    if (!known) throw new AppError('NOT_FOUND', waveMessages.notFound)
    if (known.sentAt) throw new AppError('ABORTED', waveMessages.sent)
    const expiresAt = new Date(Date.now() + inviteDays * dayMs)
    const due = await prepareInvites(tx, id, expiresAt)
    await jobs.sendAll(
      tx,
      inviteMail,
      due.map((inviteId) => ({ inviteId, isReminder: false })),
    )
    const wave = await readWave(tx, id)
    const details = { sent: wave.sent, chosen: wave.chosen }
    await writeAudit(tx, { actorEmail, action: 'wave_sent', subject: `wave/${id}`, details })
    return wave
  })
}

async function readWave(db: Db, id: string): Promise<Wave> {
  const [found] = await listWaves(db, id)
  if (!found) throw new AppError('NOT_FOUND', waveMessages.notFound)
  return presentWave(found)
}

function presentWave(row: Awaited<ReturnType<typeof listWaves>>[number]): Wave {
  const { id, rule, createdAt, createdBy, sentAt, expiresAt, chosen, sent, opened, redeemed } = row
  const { left, rejected, invited } = row
  return {
    id,
    rule,
    createdAt: createdAt.toISOString(),
    createdBy,
    sentAt: sentAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    chosen,
    sent,
    opened,
    redeemed,
    skipped: { left, rejected, invited },
  }
}

function presentPerson(row: Awaited<ReturnType<typeof listInvited>>[number], now: Date): WavePerson {
  const { email, sentAt, openedAt, redeemedAt, expiresAt } = row
  const reached = (state: WavePerson['state'], at: Date | null): WavePerson => ({
    email,
    state,
    at: at?.toISOString() ?? null,
  })
  if (sentAt === null) return reached('skipped', null)
  if (redeemedAt) return reached('accepted', redeemedAt)
  if (expiresAt && expiresAt < now) return reached('expired', expiresAt)
  return openedAt ? reached('opened', openedAt) : reached('sent', sentAt)
}
