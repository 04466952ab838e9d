import { noCampaign, type AccountKind, type Currency, type TransactionKind } from '../contract/ledger.ts'
import type { Part } from './split-amount.ts'

export type Entry = {
  campaignId: string
  kind: AccountKind
  /** Set for `cards` and `backers`. */
  pledgeId: string | null
  amount: number
}

export type Transaction = {
  /** Names the cause. A second transaction with the same key is not written. */
  key: string
  kind: TransactionKind
  currency: Currency
  entries: Entry[]
}

type Pledge = { campaignId: string; pledgeId: string; currency: Currency; amount: number }

/** A backer's card is authorized: nothing is paid yet. `version` counts the changes of a pledge. */
export const authorize = ({ campaignId, pledgeId, currency, amount }: Pledge, version: number) =>
  transaction(`authorise:${pledgeId}:${version}`, 'authorise', currency, [
    { campaignId, kind: 'cards', pledgeId, amount: -amount },
    { campaignId, kind: 'promises', pledgeId: null, amount },
  ])

/** The opposite of {@link authorize}: the pledge was changed, canceled, charged or has failed. */
export const release = ({ campaignId, pledgeId, currency, amount }: Pledge, version: number) =>
  transaction(`release:${pledgeId}:${version}`, 'release', currency, [
    { campaignId, kind: 'cards', pledgeId, amount },
    { campaignId, kind: 'promises', pledgeId: null, amount: -amount },
  ])

/** The provider has collected what was pledged. */
export const charge = ({ campaignId, pledgeId, currency, amount }: Pledge) =>
  transaction(`charge:${pledgeId}`, 'charge', currency, [
    { campaignId, kind: 'backers', pledgeId, amount: -amount },
    { campaignId, kind: 'escrow', pledgeId: null, amount },
  ])

/** The opposite of {@link charge}: a backer gets everything back. */
export const refund = ({ campaignId, pledgeId, currency, amount }: Pledge) =>
  transaction(`refund:${pledgeId}`, 'refund', currency, [
    { campaignId, kind: 'escrow', pledgeId: null, amount: -amount },
    { campaignId, kind: 'backers', pledgeId, amount },
  ])

/** A backer's bank has taken a payment back. Once the creator has the money, it is the creator who owes it. */
export const chargeback = (
  { campaignId, pledgeId, currency, amount }: Pledge,
  key: string,
  from: 'escrow' | 'creator',
) =>
  transaction(key, 'chargeback', currency, [
    { campaignId, kind: from, pledgeId: null, amount: -amount },
    { campaignId, kind: 'backers', pledgeId, amount },
  ])

type Payout = {
  id: string
  campaignId: string
  currency: Currency
  amount: number
  /** Part of the amount, kept by Crovest. */
  fee: number
  /** Part of the amount, kept by the payment provider. */
  processing: number
}

/** The creator gets what was collected, minus the fees. */
export const payout = ({ id, campaignId, currency, amount, fee, processing }: Payout) =>
  transaction(`payout:${id}`, 'payout', currency, [
    { campaignId, kind: 'escrow', pledgeId: null, amount: -amount },
    { campaignId, kind: 'creator', pledgeId: null, amount: amount - fee - processing },
    { campaignId: noCampaign, kind: 'fees', pledgeId: null, amount: fee },
    { campaignId: noCampaign, kind: 'processing', pledgeId: null, amount: processing },
  ])

type Repayment = { id: string; campaignId: string; currency: Currency; amount: number }

/** The creator pays the share of a month's revenue. */
export const repay = ({ id, campaignId, currency, amount }: Repayment) =>
  transaction(`repayment:${id}`, 'repayment', currency, [
    { campaignId, kind: 'creator', pledgeId: null, amount: -amount },
    { campaignId, kind: 'repayments', pledgeId: null, amount },
  ])

/** A repayment goes to the backers. The parts name pledges. */
export function distribute({ id, campaignId, currency }: Omit<Repayment, 'amount'>, parts: readonly Part[]) {
  const paid = parts.reduce((sum, { amount }) => sum + amount, 0)
  return transaction(`distribution:${id}`, 'distribution', currency, [
    { campaignId, kind: 'repayments', pledgeId: null, amount: -paid },
    ...parts.map((part): Entry => ({ campaignId, kind: 'backers', pledgeId: part.id, amount: part.amount })),
  ])
}

/** Entries of nothing are left out. */
function transaction(key: string, kind: TransactionKind, currency: Currency, entries: Entry[]): Transaction {
  const moved = entries.filter(({ amount }) => amount !== 0)
  if (!moved.every(({ amount }) => Number.isSafeInteger(amount)))
    throw new RangeError(`${key} moves something other than whole cents`)
  if (moved.reduce((sum, { amount }) => sum + amount, 0) !== 0) throw new RangeError(`${key} doesn't add up`)
  return { key, kind, currency, entries: moved }
}
