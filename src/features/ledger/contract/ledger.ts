/** ISO 4217 codes of currencies with two decimals. All amounts are integers in cents. */
export const currencies = ['USD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/**
 * Where money can be. Every account belongs to a campaign, except `fees` and `processing`.
 *
 * - `cards`: what backers have authorized and may still be charged, as a negative amount per pledge
 * - `promises`: the same as a positive amount, for the campaign
 * - `backers`: what backers have paid, as a negative amount per pledge; what came back to them is positive
 * - `escrow`: what a campaign has collected and not yet refunded or paid out
 * - `creator`: what the creator has received, minus what they have paid back
 * - `repayments`: what the creator has paid back and was not yet distributed
 * - `fees`: what Crovest has earned
 * - `processing`: what the payment provider has earned
 */
export const accountKinds = [
  'cards',
  'promises',
  'backers',
  'escrow',
  'creator',
  'repayments',
  'fees',
  'processing',
] as const
export type AccountKind = (typeof accountKinds)[number]

export const transactionKinds = [
  'authorise',
  'release',
  'charge',
  'refund',
  'payout',
  'repayment',
  'distribution',
  'chargeback',
  'reversal',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

/** The campaign of accounts that belong to none. */
export const noCampaign = '00000000-0000-0000-0000-000000000000'
