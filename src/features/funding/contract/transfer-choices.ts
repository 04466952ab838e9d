export const transferKinds = ['payout', 'refund'] as const
export type TransferKind = (typeof transferKinds)[number]

export const transferStatuses = ['proposed', 'approved', 'done', 'rejected', 'reversed'] as const
export type TransferStatus = (typeof transferStatuses)[number]
