import { writeAudit } from '#features/audit/server.ts'
import {
  chargeback,
  openAccounts,
  post,
  readBalance,
  readTransactions,
  reverse,
} from '#features/ledger/server.ts'
import type { Chargeback } from '#features/payments/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { settlementTexts as texts } from '../../contract/pledge-messages.ts'
import type { RulePack } from '../../contract/rule-packs.ts'
import { canPayOut } from '../../contract/transfer-choices.ts'
import { lockCampaign, type CampaignRow } from '../campaigns/campaign.store.ts'
import { inLedger } from '../pledges/pledge-checks.ts'
import type { PledgeRow } from '../pledges/pledge.store.ts'
import { applyOutcomes, chargeKey, type SettlementDeps } from './apply-outcomes.ts'
import { proposePayout } from './run-transfers.ts'
import { findByReference, lockPledges, markPledges } from './settlement.store.ts'
import { changeTransfer, listTransfersIn } from './transfer.store.ts'

/**
 * The backer's bank has taken a payment back: it leaves the campaign's money or, once the creator has it, is owed
 * by the creator. Returns the campaign if anything has changed.
 */
export const chargeBack = (deps: SettlementDeps, reported: Chargeback) =>
  inDispute(deps, reported, async (tx, disputed) => {
    const isNew = (await findChargeback(tx, disputed)) === undefined && (await takeOut(tx, disputed))
    if (isNew) await proposeAgain(tx, disputed)
    return isNew
  })

/**
 * The opposite of {@link chargeBack}: the bank has decided for us, and the pledge is paid again. If this is reported
 * first, the chargeback is written too, so that its own report has no effect later.
 */
export const winDispute = (deps: SettlementDeps, reported: Chargeback) =>
  inDispute(deps, reported, async (tx, disputed) => {
    const { pledge } = disputed
    let key = await findChargeback(tx, disputed)
    if (key === undefined && (await takeOut(tx, disputed))) key = keyOf(disputed)
    if (key === undefined) return false
    const { written } = await reverse(tx, key, texts.disputeWon)
    if (written.length === 0) return false
    await markPledges(tx, [{ id: pledge.id, status: 'charged' }])
    await proposeAgain(tx, disputed, canPayOut(disputed.campaign.status))
    await record(tx, 'dispute_won', disputed)
    return true
  })

type Disputed = { reported: Chargeback; campaign: CampaignRow; pledge: PledgeRow; rules: RulePack }

async function inDispute(
  deps: SettlementDeps,
  reported: Chargeback,
  change: (tx: Db, disputed: Disputed) => Promise<boolean>,
): Promise<string | undefined> {
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
    const isChanged = campaign && pledge && (await change(tx, { reported, campaign, pledge, rules }))
    return isChanged ? campaign.id : undefined
  })
}

const keyOf = ({ pledge, reported }: Disputed) => `chargeback:${pledge.id}:${reported.dispute}`

/** Earlier versions wrote the key without the dispute. */
async function findChargeback(tx: Db, disputed: Disputed): Promise<string | undefined> {
  const keys = [keyOf(disputed), `chargeback:${disputed.pledge.id}`]
  const found = await readTransactions(tx, keys)
  return keys.find((key) => found.some((one) => one.key === key))
}

/** False for a pledge that isn't paid. */
async function takeOut(tx: Db, disputed: Disputed): Promise<boolean> {
  const { pledge, reported } = disputed
  if (pledge.status !== 'charged') return false
  const { id: pledgeId, campaignId, currency } = pledge
  const transfers = await listTransfersIn(tx, campaignId, ['proposed', 'approved', 'done'])
  const isOut = transfers.some(({ kind, status }) => kind === 'payout' && status !== 'proposed')
  for (const transfer of transfers)
    if (transfer.status === 'proposed' && transfer.pledgeId === pledgeId)
      await changeTransfer(tx, transfer.id, { status: 'rejected', reason: texts.chargedBack })
  const amount = Math.min(reported.amountMinor, pledge.amountMinor)
  await openAccounts(tx, [{ campaignId, kind: 'creator', currency }])
  const from = isOut ? 'creator' : 'escrow'
  await post(tx, [chargeback({ ...inLedger(pledge), amount }, keyOf(disputed), from)])
  await markPledges(tx, [{ id: pledgeId, status: 'charged-back' }])
  await record(tx, 'pledge_charged_back', disputed)
  return true
}

/**
 * A proposed payout is replaced by one of what is held now. Money that came back is proposed in any case; if
 * another payout or a refund is open, later.
 */
async function proposeAgain(
  tx: Db,
  { campaign, pledge: { currency }, rules }: Disputed,
  hasComeBack = false,
) {
  const { id: campaignId } = campaign
  const transfers = await listTransfersIn(tx, campaignId, ['proposed', 'approved', 'done'])
  const payouts = transfers.filter(({ kind }) => kind === 'payout')
  const proposed = payouts.find(({ status }) => status === 'proposed')
  const held = await readBalance(tx, { campaignId, kind: 'escrow', currency })
  if (proposed?.amountMinor === held) return
  if (proposed) await changeTransfer(tx, proposed.id, { status: 'rejected', reason: texts.chargedBack })
  const isFirst = campaign.status === 'funded' && payouts.length === 0
  const isDue = proposed !== undefined || isFirst || hasComeBack
  const isOtherOpen = transfers.some((one) => one !== proposed && one.status !== 'done')
  if (isDue && !isOtherOpen && held > 0) await proposePayout(tx, campaign, held, rules)
}

async function record(tx: Db, action: 'pledge_charged_back' | 'dispute_won', { pledge, reported }: Disputed) {
  const { id, campaignId: campaign, currency } = pledge
  const amountMinor = Math.min(reported.amountMinor, pledge.amountMinor)
  const details = { campaign, amountMinor, currency }
  await writeAudit(tx, { actorEmail: 'system', action, subject: `pledge/${id}`, details })
}
