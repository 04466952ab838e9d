/**
 * - `active`: promised, and can still be changed or canceled while the rules allow it
 * - `canceled`: taken back by the backer, or because the campaign was canceled
 * - `charging`: the payment provider hasn't decided yet
 * - `fixing`: the card was declined; the backer can enter another one
 * - `charged`: paid
 * - `dropped`: never paid, because the card wasn't fixed or changed terms weren't confirmed
 * - `refunded`: paid and given back in full
 * - `charged-back`: paid, and taken back by the backer's bank
 */
export const pledgeStatuses = [
  'active',
  'canceled',
  'charging',
  'fixing',
  'charged',
  'dropped',
  'refunded',
  'charged-back',
] as const
export type PledgeStatus = (typeof pledgeStatuses)[number]

export const pledgeStatusTexts: Record<PledgeStatus, string> = {
  active: 'Pledged',
  canceled: 'Canceled',
  charging: 'Being paid',
  fixing: 'Card declined',
  charged: 'Paid',
  dropped: 'Not paid',
  refunded: 'Refunded',
  'charged-back': 'Charged back',
}
