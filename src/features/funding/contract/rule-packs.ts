/**
 * Rules about pledges that differ between countries and installations. They are settings, not legal advice: an
 * installation that takes real money has them checked.
 */
export type RulePack = {
  /** A campaign that takes pledges is open for at least so long. */
  minOpenDays: number
  /** A pledge can be canceled until so long before the deadline. */
  cancelUntilHours: number
  /** For so long after pledging it can be canceled anyway, as long as the campaign is live. */
  reflectionDays: number
  /** After the deadline, to replace a card that was declined. */
  fixDays: number
  /** Payouts and refunds above this need two people of the team. In minor units of any currency. */
  twoPeopleAboveMinor: number
  /** What is kept of a payout, in tenths of a percent. */
  feePermille: number
  /** Shown before pledging. */
  riskWarning: string
}

const standard: RulePack = {
  minOpenDays: 1,
  cancelUntilHours: 48,
  reflectionDays: 0,
  fixDays: 7,
  twoPeopleAboveMinor: 100_000,
  feePermille: 0,
  riskWarning: 'You can lose everything you pledge. A campaign can fail, be late or pay back nothing.',
}

export const rulePacks = { standard, reflection: { ...standard, minOpenDays: 5, reflectionDays: 4 } }
export type RulePackName = keyof typeof rulePacks
