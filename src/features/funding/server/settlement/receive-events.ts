import type { PaymentEvent } from '#features/payments/server.ts'
import { returnShare } from '../repayment/send-shares.ts'
import { applyOutcomes, type SettlementDeps } from './apply-outcomes.ts'
import { chargeBack, winDispute } from './charge-back.ts'
import { campaignSettlement } from './settlement-job.ts'

/** Events may come twice, late, in any order or never: what they say is applied once. */
export async function receiveEvents(deps: SettlementDeps, events: readonly PaymentEvent[]) {
  const campaignIds = await applyOutcomes(
    deps,
    events.flatMap((event) => ('outcome' in event ? [[event.key, event.outcome] as const] : [])),
  )
  for (const event of events) {
    if ('returnedShare' in event) await returnShare(deps, event.returnedShare)
    const campaignId =
      'chargeback' in event
        ? await chargeBack(deps, event.chargeback)
        : 'wonDispute' in event && (await winDispute(deps, event.wonDispute))
    if (campaignId) campaignIds.add(campaignId)
  }
  for (const campaignId of campaignIds)
    await deps.jobs.send(deps.database.db, campaignSettlement, { campaignId })
}
