// Free of zod, because the screens load these lists too.

/** A referral earns a credit or is held; a hold can be released, and a credit or release reversed. */
export type CreditKind = 'credit' | 'hold' | 'release' | 'reversal'

/** Why a credit waits for the team. Shown with these texts. */
export const holdReasons = {
  'self-referral': 'Same person: the new address is the referrer’s own.',
  'plus-address': 'The new address has a plus sign, so one mailbox can have many of them.',
  loop: 'The referrer was referred by this person, directly or through others.',
  'throwaway-domain': 'The new address belongs to a disposable email service.',
  burst: 'Several people joined through this link from one connection within a day.',
} as const
export type HoldReason = keyof typeof holdReasons

export type CreditReason = 'referral' | HoldReason

/** The team's two lists. */
export const referralStates = ['held', 'counted'] as const
export type ReferralState = (typeof referralStates)[number]
