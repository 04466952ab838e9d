import type { DeclineReason } from '#features/payments/contract/test-cards.ts'
import type { Pledge } from '../../contract/pledges.ts'
import type { RulePack } from '../../contract/rule-packs.ts'
import type { CampaignRow } from '../campaigns/campaign.store.ts'
import { canCancel, cancelUntilOf } from './pledge-checks.ts'
import type { PledgeRow } from './pledge.store.ts'

export function presentPledge(row: PledgeRow, campaign: CampaignRow, rules: RulePack, now: number): Pledge {
  const isFixing = row.status === 'fixing'
  return {
    id: row.id,
    status: row.status,
    amountMinor: row.amountMinor,
    currency: row.currency,
    model: row.model,
    reward: row.reward,
    version: row.version,
    isOutdated: row.status === 'active' && row.version < (campaign.materialVersion ?? 1),
    delivery: row.delivery,
    cardLabel: row.cardLabel,
    declineReason: isFixing ? ((row.declineReason ?? 'declined') as DeclineReason) : null,
    fixUntil: isFixing ? (campaign.fixUntil?.toISOString() ?? null) : null,
    canCancel: canCancel(row, campaign, rules, now),
    cancelUntil: new Date(cancelUntilOf(row, campaign, rules)).toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
