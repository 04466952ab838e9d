import { charge, post, release } from '#features/ledger/server.ts'
import type { Outcome, PaymentProvider } from '#features/payments/server.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { RulePack } from '../../contract/rule-packs.ts'
import { afterReport } from '../../domain/charge-outcome.ts'
import { lockCampaign } from '../campaigns/campaign.store.ts'
import { inLedger } from '../pledges/pledge-checks.ts'
import { addToTotals, type PledgeRow } from '../pledges/pledge.store.ts'
import { fixCardMail } from './fix-card-mail.ts'
import { lockPledges, markPledges, type Mark } from './settlement.store.ts'

export type SettlementDeps = {
  database: Database
  jobs: Jobs
  provider: PaymentProvider
  rules: RulePack
}

/** One per card that is tried: trying it again is the same payment. */
export const chargeKey = ({ id, attempt }: Pick<PledgeRow, 'id' | 'attempt'>) => `charge:${id}:${attempt}`

const pattern = /^charge:([0-9a-f-]{36}):(\d{1,9})$/

type Reported = { pledgeId: string; attempt: number; outcome: Outcome }

function readKey(key: string, outcome: Outcome): Reported[] {
  const [, pledgeId, attempt] = pattern.exec(key) ?? []
  return pledgeId === undefined ? [] : [{ pledgeId, attempt: Number(attempt), outcome }]
}

/** Writes down what the provider says about charges. Returns the campaigns where something has changed. */
export async function applyOutcomes(
  { database, jobs, provider }: SettlementDeps,
  outcomes: Iterable<readonly [key: string, outcome: Outcome]>,
): Promise<Set<string>> {
  const reported = [...outcomes].flatMap(([key, outcome]) => readKey(key, outcome))
  const changed = new Set<string>()
  const unexpected = await database.transaction(async (tx) => {
    const pledges = new Map(
      (
        await lockPledges(
          tx,
          reported.map(({ pledgeId }) => pledgeId),
        )
      ).map((row) => [row.id, row]),
    )
    const marks = new Map<string, Mark>()
    const charged: PledgeRow[] = []
    const strays: { key: string; row: PledgeRow; reference: string }[] = []
    for (const { pledgeId, attempt, outcome } of reported) {
      const row = pledges.get(pledgeId)
      if (!row || marks.has(pledgeId)) continue
      const after = afterReport(row, { status: outcome.status, attempt })
      if (after === undefined) continue
      const reference = outcome.status === 'declined' ? {} : { reference: outcome.reference }
      const reason = outcome.status === 'declined' ? { reason: outcome.reason } : {}
      if (after === 'charged') charged.push(row)
      if (after !== 'stray') marks.set(pledgeId, { id: pledgeId, status: after, ...reference, ...reason })
      else if (outcome.status === 'succeeded')
        strays.push({ key: chargeKey({ id: pledgeId, attempt }), row, reference: outcome.reference })
    }
    // The ledger first, as everywhere: both lock rows of the campaign, and two processes must not wait for each other.
    await post(
      tx,
      charged.flatMap((row) => [release(inLedger(row), row.revision), charge(inLedger(row))]),
    )
    await markPledges(tx, [...marks.values()])
    const declined = [...marks.values()].filter(({ status }) => status === 'fixing')
    await jobs.sendAll(
      tx,
      fixCardMail,
      declined.map(({ id: pledgeId }) => ({ pledgeId })),
    )
    for (const id of marks.keys()) changed.add(pledges.get(id)!.campaignId)
    return strays
  })
  // Money that belongs to no open pledge goes back at the provider; it never was in our books.
  if (unexpected.length > 0)
    await provider.refund(
      unexpected.map(({ key, row, reference }) => ({
        key: `refund:${key}`,
        reference,
        amountMinor: row.amountMinor,
        currency: row.currency,
      })),
    )
  return changed
}

/** Ends pledges that are never charged. */
export async function endPledges(
  { database }: Pick<SettlementDeps, 'database'>,
  campaignId: string,
  ended: readonly PledgeRow[],
  { from, to }: { from: PledgeRow['status']; to: 'dropped' | 'canceled' },
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockCampaign(tx, campaignId)
    const ids = ended.map(({ id }) => id)
    const rows = (await lockPledges(tx, ids)).filter(({ status }) => status === from)
    await markPledges(
      tx,
      rows.map(({ id, declineReason }) => ({
        id,
        status: to,
        ...(declineReason && { reason: declineReason }),
      })),
    )
    await post(
      tx,
      rows.map((row) => release(inLedger(row), row.revision)),
    )
    const total = rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    await addToTotals(tx, [{ campaignId, minor: -total, pledgeCount: -rows.length }])
  })
}
