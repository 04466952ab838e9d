import { writeAudit } from '#features/audit/server.ts'
import { readDistributed } from '#features/ledger/server.ts'
import type { PaymentProvider } from '#features/payments/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Currency } from '../../contract/campaign-choices.ts'
import { campaignMessages } from '../../contract/campaign-messages.ts'
import { repaymentMessages as messages } from '../../contract/repayment-texts.ts'
import { lockCampaign } from '../campaigns/campaign.store.ts'
import { campaignSettlement } from '../settlement/settlement-job.ts'
import {
  addSharePayments,
  listUnsent,
  markAnswered,
  markReturned,
  readSent,
  reopenFailed,
} from './share-payment.store.ts'

type Deps = { database: Database; provider: PaymentProvider }

const batchSize = 500

const shareKey = ({ id, attempt }: { id: string; attempt: number }) => `share:${id}:${attempt}`
const pattern = /^share:([0-9a-f-]{36}):(\d{1,9})$/

/**
 * Has the payment provider send backers what the ledger says they got. Each payment is written down first and
 * names the provider's key, so a lost, late or repeated answer has one effect. What was sent before a report
 * was taken back counts for later reports.
 */
export async function sendShares({ database, provider }: Deps, campaignId: string, signal?: AbortSignal) {
  await database.withoutSilenceTimeout(() =>
    database.transaction(async (tx) => {
      const campaign = await lockCampaign(tx, campaignId)
      if (!campaign) return
      const sent = await readSent(tx, campaignId)
      const due = [...(await readDistributed(tx, campaignId))]
        .map(([pledgeId, amount]) => ({ pledgeId, amountMinor: amount - (sent.get(pledgeId) ?? 0) }))
        .filter(({ amountMinor }) => amountMinor > 0)
      await addSharePayments(tx, campaignId, campaign.currency as Currency, due)
    }),
  )
  for (;;) {
    signal?.throwIfAborted()
    const unsent = await listUnsent(database.db, campaignId, batchSize)
    if (unsent.length === 0) return
    const answers = await provider.payBackers(
      unsent.map(({ chargeReference, amountMinor, currency, ...share }) => ({
        key: shareKey(share),
        reference: chargeReference ?? '',
        amountMinor,
        currency,
      })),
    )
    const answered = unsent.flatMap(({ id, attempt }) => {
      const answer = answers.get(shareKey({ id, attempt }))
      return answer ? [{ id, attempt, ...answer }] : []
    })
    await markAnswered(database.db, answered, new Date(await provider.now()))
    const left = unsent.length - answered.length
    if (left > 0) throw new Error(`${left} shares of campaign ${campaignId} have to be sent again`)
  }
}

/** The payment provider says that a share came back. */
export async function returnShare({ database }: Pick<Deps, 'database'>, key: string): Promise<void> {
  const [, id, attempt] = pattern.exec(key) ?? []
  if (id !== undefined) await markReturned(database.db, id, Number(attempt))
}

/** Shares that failed are sent again; the team decides when. */
export const sendFailedShares = (
  { database, jobs }: { database: Database; jobs: Jobs },
  campaignId: string,
  actorEmail: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    if (!(await lockCampaign(tx, campaignId))) throw new AppError('NOT_FOUND', campaignMessages.unknown)
    const count = await reopenFailed(tx, campaignId)
    if (count === 0) throw new AppError('ABORTED', messages.noFailedShares)
    await jobs.send(tx, campaignSettlement, { campaignId })
    const audited = { action: 'shares_sent_again', subject: `campaign/${campaignId}` } as const
    await writeAudit(tx, { actorEmail, ...audited, details: { count } })
  })
