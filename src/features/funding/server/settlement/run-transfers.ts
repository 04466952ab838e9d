import { noCampaign } from '#features/ledger/contract/ledger.ts'
import { openAccounts, payout, post, readBalance } from '#features/ledger/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Currency, FundingMode } from '../../contract/campaign-choices.ts'
import { settlementTexts as texts } from '../../contract/pledge-messages.ts'
import type { RulePack } from '../../contract/rule-packs.ts'
import { feeOf } from '../../domain/pledge-rules.ts'
import { findCampaign, lockCampaign, type CampaignRow } from '../campaigns/campaign.store.ts'
import { moveCampaign, type Mover } from '../campaigns/move-campaign.ts'
import type { SettlementDeps } from './apply-outcomes.ts'
import { refundPledges } from './refund-pledges.ts'
import { lockPledges } from './settlement.store.ts'
import {
  addTransfer,
  changeTransfer,
  listTransfersIn,
  lockTransfer,
  type TransferRow,
} from './transfer.store.ts'

/** What a funded campaign has collected waits for people of the team. */
export const proposePayout = (
  tx: Db,
  { id: campaignId, currency }: CampaignRow,
  amountMinor: number,
  rules: RulePack,
): Promise<TransferRow> =>
  addTransfer(tx, {
    campaignId,
    kind: 'payout',
    amountMinor,
    feeMinor: feeOf(amountMinor, rules),
    currency: currency as Currency,
  })

type Deps = SettlementDeps & { mode: FundingMode }

/** Does what people of the team have approved. */
export async function runTransfers(deps: Deps, campaign: CampaignRow, mover: Mover): Promise<void> {
  for (const transfer of await listTransfersIn(deps.database.db, campaign.id, ['approved']))
    await (transfer.kind === 'payout' ? payOut(deps, transfer, mover) : giveBack(deps, transfer))
}

async function payOut({ database, provider, rules, mode }: Deps, transfer: TransferRow, mover: Mover) {
  const { id, campaignId, currency, amountMinor, feeMinor, destination } = transfer
  const paid = { currency, amountMinor: amountMinor - feeMinor, destination: destination ?? '' }
  const { reference } = await provider.payout({ key: `payout:${id}`, ...paid })
  const now = await provider.now()
  await database.transaction(async (tx) => {
    await lockCampaign(tx, campaignId)
    if ((await lockTransfer(tx, id))?.status !== 'approved') return
    await openAccounts(tx, [
      { campaignId, kind: 'creator', currency },
      { campaignId: noCampaign, kind: 'fees', currency },
    ])
    await post(tx, [payout({ id, campaignId, currency, amount: amountMinor, fee: feeMinor, processing: 0 })])
    await changeTransfer(tx, id, { status: 'done', reference, doneAt: new Date(now) })
    const campaign = await findCampaign(tx, campaignId)
    if (campaign?.status === 'funded')
      await moveCampaign(tx, campaignId, 'deliver', { mover, reason: texts.paidOut, mode, now })
    // A dispute was won after the approval.
    const held = await readBalance(tx, { campaignId, kind: 'escrow', currency })
    if (campaign && held > 0) await proposePayout(tx, campaign, held, rules)
  })
}

async function giveBack(deps: Deps, { id, campaignId, pledgeId }: TransferRow) {
  const { database, provider } = deps
  const rows = pledgeId === null ? [] : await database.transaction((tx) => lockPledges(tx, [pledgeId]))
  await refundPledges(
    deps,
    campaignId,
    rows.filter(({ status }) => status === 'charged'),
  )
  const doneAt = new Date(await provider.now())
  await changeTransfer(database.db, id, { status: 'done', doneAt })
}
