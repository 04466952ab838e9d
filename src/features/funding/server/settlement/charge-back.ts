import { writeAudit } from '#features/audit/server.ts'
import { chargeback, openAccounts, post, readBalance } from '#features/ledger/server.ts'
import type { Chargeback } from '#features/payments/server.ts'
import { settlementTexts as texts } from '../../contract/pledge-messages.ts'
import { lockCampaign } from '../campaigns/campaign.store.ts'
import { inLedger } from '../pledges/pledge-checks.ts'
import { applyOutcomes, chargeKey, type SettlementDeps } from './apply-outcomes.ts'
import { proposePayout } from './run-transfers.ts'
import { findByReference, lockPledges, markPledges } from './settlement.store.ts'
import { changeTransfer, listTransfersIn } from './transfer.store.ts'

/**
 * The backer's bank has taken a payment back: it leaves the campaign's money or, once the creator has it, is owed
 * by the creator. Returns the campaign if anything has changed.
 */
export async function chargeBack(deps: SettlementDeps, reported: Chargeback): Promise<string | undefined> {
  const { database, provider, rules } = deps
  const { reference } = reported
  const found = await findByReference(database.db, provider.name, reference)
  if (!found) return undefined
  // Only a paid pledge can be charged back, so the report of the payment is late.
  if (found.status === 'charging')
    await applyOutcomes(deps, [[chargeKey(found), { status: 'succeeded', reference }]])
  return database.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, found.campaignId)
    const [pledge] = await lockPledges(tx, [found.id])
    if (!campaign || pledge?.status !== 'charged') return undefined
    const { id: pledgeId, campaignId, currency } = pledge
    const transfers = await listTransfersIn(tx, campaignId, ['proposed', 'approved', 'done'])
    const payout = transfers.find(({ kind }) => kind === 'payout')
    const isOut = payout !== undefined && payout.status !== 'proposed'
    for (const transfer of transfers)
      if (transfer.status === 'proposed' && (transfer === payout || transfer.pledgeId === pledgeId))
        await changeTransfer(tx, transfer.id, { status: 'rejected', reason: texts.chargedBack })
    const amount = Math.min(reported.amountMinor, pledge.amountMinor)
    await openAccounts(tx, [{ campaignId, kind: 'creator', currency }])
    await post(tx, [chargeback({ ...inLedger(pledge), amount }, isOut ? 'creator' : 'escrow')])
    await markPledges(tx, [{ id: pledgeId, status: 'charged-back' }])
    const held = await readBalance(tx, { campaignId, kind: 'escrow', currency })
    if (payout?.status === 'proposed' && held > 0) await proposePayout(tx, campaign, held, rules)
    await writeAudit(tx, {
      actorEmail: 'system',
      action: 'pledge_charged_back',
      subject: `pledge/${pledgeId}`,
      details: { campaign: campaignId, amountMinor: amount, currency },
    })
    return campaignId
  })
}
