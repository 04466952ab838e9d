import type { afterReport } from '#features/funding/domain/charge-outcome.ts'
import type { PledgeStatus } from '#features/funding/contract/pledge-choices.ts'
import type { splitAmount } from '#features/ledger/domain/split-amount.ts'
import { chargeback, payout } from '#features/ledger/domain/transactions.ts'
import type { TestCard } from '#features/payments/contract/test-cards.ts'
import type { Chance } from './chance.ts'
import type { MemoryLedger } from './memory-ledger.ts'
import type { TestProvider } from './test-provider.ts'

export type LivePledge = {
  id: string
  status: PledgeStatus
  amount: number
  card: TestCard
  attempt: number
  revision: number
  pledgedAt: number
  /** What the bank has taken back, from us or from what the creator has. */
  dispute?: { key: string; amount: number; isOwed: boolean }
  disputes: number
  /** Counted beside the ledger. */
  paid: number
  back: number
  received: number
}

/** The product's arithmetic and the provider; a test plants faults in them. */
export type LifeDeps = {
  afterReport: typeof afterReport
  splitAmount: typeof splitAmount
  createProvider: (chance: Chance) => TestProvider
}

export type Life = {
  deps: LifeDeps
  chance: Chance
  ledger: MemoryLedger
  provider: TestProvider
  campaignId: string
  pledges: LivePledge[]
  now: number
  isPaidOut: boolean
  /** Of a payout. */
  fee: (amount: number) => number
  /** What the creator owes after chargebacks, because the money was paid out before. */
  owed: number
}

/** Some are written twice, as after a crash. */
export function post({ ledger, chance }: Life, ...transactions: Parameters<MemoryLedger['post']>) {
  ledger.post(...transactions)
  if (chance.happens(0.1)) ledger.post(...transactions)
}

/** A bank takes a payment back, wholly or in part, and reports it more than once. */
export function takeChargebacks(life: Life) {
  const { chance, pledges, provider, isPaidOut } = life
  for (const one of pledges.filter(({ status }) => status === 'charged')) {
    if (!chance.happens(0.05)) continue
    const amount = chance.pick([one.amount, chance.integer(1, one.amount)])
    one.disputes++
    const key = `chargeback:${one.id}:${one.disputes}`
    const taken = chargeback({ ...inLedger(life, one), amount }, key, isPaidOut ? 'creator' : 'escrow')
    post(life, taken)
    post(life, taken)
    provider.refund(key, amount)
    one.status = 'charged-back'
    one.dispute = { key, amount, isOwed: isPaidOut }
    one.back += amount
    if (isPaidOut) life.owed += amount
  }
}

/** Some disputes are won, which is reported more than once too: the money comes again, at any time. */
export function winDisputes(life: Life) {
  const { chance, pledges, provider, ledger } = life
  for (const one of pledges) {
    if (one.status !== 'charged-back' || !one.dispute || !chance.happens(0.2)) continue
    const { key, amount, isOwed } = one.dispute
    ledger.reverse(key)
    ledger.reverse(key)
    provider.refund(key, 0)
    one.status = 'charged'
    one.back -= amount
    if (isOwed) life.owed -= amount
  }
}

/** Whatever is held, after the deadline or later, when a dispute was won. */
export function payOut(life: Life) {
  const { campaignId, ledger, chance, provider } = life
  const amount = ledger.balance('escrow')
  if (amount === 0) return
  const paid = { id: chance.uuid(), campaignId, currency: 'USD' as const, amount, processing: 0 }
  // The fee stays with us, so it leaves escrow too.
  provider.paidOut += amount
  life.isPaidOut = true
  post(life, payout({ ...paid, fee: life.fee(amount) }))
}

export const inLedger = (
  { campaignId }: Life,
  { id: pledgeId, amount }: Pick<LivePledge, 'id' | 'amount'>,
) => ({ campaignId, pledgeId, currency: 'USD' as const, amount })
