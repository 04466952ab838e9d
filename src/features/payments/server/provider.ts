import type { Currency } from '#features/ledger/contract/ledger.ts'
import type { ShareFailure } from '../contract/share-failures.ts'
import type { DeclineReason } from '../contract/test-cards.ts'

export type Declined = { status: 'declined'; reason: DeclineReason }
export type Outcome = { status: 'succeeded' | 'pending'; reference: string } | Declined

export type SavedMethod = { status: 'saved'; methodId: string; label: string } | Declined

/** `holder` names the person and the campaign; only they can use the card. */
type CardPage = { holder: string; returnTo: (token: string) => string; cancelTo: string }

type Amount = { amountMinor: number; currency: Currency }

/** `key` names the cause: the provider answers a second request with the same key like the first. */
export type Charge = Amount & { key: string; methodId: string }
export type Refund = Amount & { key: string; reference: string }
export type Payout = Amount & { key: string; destination: string }

/** After a failure a new key is needed. */
export type ShareOutcome = { reference: string } | { failure: ShareFailure }

/** A backer's bank has taken back a payment, which `reference` names. */
export type Chargeback = { dispute: string; reference: string; amountMinor: number }
export type PaymentEvent =
  | { id: string; key: string; outcome: Outcome }
  | { id: string; chargeback: Chargeback }
  /** The bank has decided for us and has sent the money again. */
  | { id: string; wonDispute: Chargeback }
  /** The key of a share that came back after it was sent. */
  | { id: string; returnedShare: string }

/**
 * The service that moves the money. Every method may be called again after a crash: the keys make it one payment. It is
 * outside of our database transactions, as any provider is.
 */
export type PaymentProvider = {
  name: 'sandbox' | 'stripe'
  /** The provider's time, which the test provider can move. */
  now: () => Promise<number>
  /** Opens a page of the provider where a person enters a card. Missing where cards are chosen on our page. */
  openCardPage?: (page: CardPage) => Promise<{ url: string }>
  /** Has a card checked and saved for a later charge. Nothing is charged. */
  saveMethod: (input: { key: string; holder: string; token: string }) => Promise<SavedMethod>
  charge: (charges: readonly Charge[]) => Promise<Map<string, Outcome>>
  /** Where charges that were pending stand now. */
  readCharges: (charges: readonly { key: string; reference: string }[]) => Promise<Map<string, Outcome>>
  /** Undefined for a refund that has to be tried again. */
  refund: (refunds: readonly Refund[]) => Promise<Map<string, { reference: string }>>
  /** Sends backers money to what they paid with. Undefined for what has to be tried again with the same key. */
  payBackers: (shares: readonly Refund[]) => Promise<Map<string, ShareOutcome>>
  payout: (payout: Payout) => Promise<{ reference: string }>
  /** The opposite of `payout`: has the money sent back to us. */
  takeBackPayout: (payout: Refund) => Promise<{ reference: string }>
  /** Undefined if the signature is not valid. Events that mean nothing to us are left out. */
  readEvents: (body: string, signature: string) => PaymentEvent[] | undefined
}
