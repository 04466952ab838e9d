import type { CampaignStatus } from './campaign-choices.ts'

export const transferKinds = ['payout', 'refund'] as const
export type TransferKind = (typeof transferKinds)[number]

export const transferStatuses = ['proposed', 'approved', 'done', 'rejected', 'reversed'] as const
export type TransferStatus = (typeof transferStatuses)[number]

/** A closed campaign too, because a dispute may be won after it has closed. */
export const canPayOut = (status: CampaignStatus): boolean =>
  status === 'funded' || status === 'delivering' || status === 'closed'
