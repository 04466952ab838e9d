import { readBalances, readMoved } from '#features/ledger/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Currency } from '../../contract/campaign-choices.ts'
import type { RulePack } from '../../contract/rule-packs.ts'
import type { MoneyTrail, Settlement, Transfer } from '../../contract/transfers.ts'
import { neededApprovals } from '../../domain/pledge-rules.ts'
import type { CampaignRow } from '../campaigns/campaign.store.ts'
import { readRepayment } from '../repayment/present-repayment.ts'
import { listReported } from '../repayment/revenue-report.store.ts'
import { countByStatus, listSettled } from './settlement.store.ts'
import { listTransfers, listTransfersIn, type TransferRow } from './transfer.store.ts'

export function presentTransfer(row: TransferRow, rules: RulePack): Transfer {
  const approvers = [row.firstApproverId, row.secondApproverId]
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    pledgeId: row.pledgeId,
    amountMinor: row.amountMinor,
    feeMinor: row.feeMinor,
    currency: row.currency,
    reason: row.reason,
    destination: row.destination,
    approvals: approvers.filter((id) => id !== null).length,
    neededApprovals: neededApprovals(row.amountMinor, rules),
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
  }
}

/** Those that wait for a decision first, then the newest deadline. */
export async function readSettlements(db: Db, rules: RulePack): Promise<Settlement[]> {
  const campaigns = await listSettled(db)
  const ids = campaigns.map(({ id }) => id)
  const pledges = await countByStatus(db, ids)
  const balances = await readBalances(db, ids)
  const transfers = await listTransfers(db, ids)
  const reported = await listReported(db, ids)
  return campaigns.map(({ id, slug, title, status, currency, goalMinor, deadline, createdAt, fixUntil }) => ({
    id,
    slug,
    title,
    status,
    currency: currency as Currency,
    goalMinor,
    deadline: (deadline ?? createdAt).toISOString(),
    fixUntil: fixUntil?.toISOString() ?? null,
    pledges: pledges
      .filter((row) => row.campaignId === id)
      .map((row) => ({ status: row.status, count: row.count, amountMinor: row.amountMinor })),
    balances: balances
      .filter((row) => row.campaignId === id)
      .map(({ kind: account, amount: amountMinor }) => ({ account, amountMinor })),
    transfers: transfers.filter((row) => row.campaignId === id).map((row) => presentTransfer(row, rules)),
    hasReports: reported.has(id),
  }))
}

/** After the deadline of a campaign with pledges. */
export const hasMoneyTrail = ({ status, pledgeCount }: CampaignRow): boolean =>
  pledgeCount > 0 && ['funded', 'failed', 'delivering', 'closed'].includes(status)

export async function readMoneyTrail(db: Db, campaign: CampaignRow, now: number): Promise<MoneyTrail> {
  const { id: campaignId, goalMinor } = campaign
  const currency = campaign.currency as Currency
  const moved = await readMoved(db, { campaignId, kind: 'escrow', currency })
  const owed = await readMoved(db, { campaignId, kind: 'creator', currency })
  const done = await listTransfersIn(db, campaignId, ['done'])
  const collectedMinor = moved.get('charge') ?? 0
  const refundedMinor = 0 - (moved.get('refund') ?? 0)
  const backMinor = 0 - (moved.get('chargeback') ?? 0)
  const owedMinor = 0 - (owed.get('chargeback') ?? 0)
  const outMinor = 0 - (moved.get('payout') ?? 0)
  const feesMinor = done.reduce((sum, { feeMinor }) => sum + feeMinor, 0)
  return {
    currency,
    goalMinor,
    collectedMinor,
    refundedMinor,
    chargedBackMinor: backMinor + owedMinor,
    owedMinor,
    paidOutMinor: outMinor - feesMinor,
    feesMinor,
    heldMinor: collectedMinor - refundedMinor - backMinor - outMinor,
    repayment: await readRepayment(db, campaign, now),
  }
}
