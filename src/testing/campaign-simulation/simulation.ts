import type { afterReport } from '#features/funding/domain/charge-outcome.ts'
import type { PledgeStatus } from '#features/funding/contract/pledge-choices.ts'
import type { splitAmount } from '#features/ledger/domain/split-amount.ts'
import { chargeback, payout } from '#features/ledger/domain/transactions.ts'
import type { TestCard } from '#features/payments/contract/test-cards.ts'
import type { Random } from './random.ts'
import type { MemoryLedger } from './memory-ledger.ts'
import type { TestProvider } from './test-provider.ts'

export type SimulatedPledge = {
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
export type SimulationDeps = {
  afterReport: typeof afterReport
  splitAmount: typeof splitAmount
  createProvider: (random: Random) => TestProvider
}

export type Simulation = {
  deps: SimulationDeps
  random: Random
  ledger: MemoryLedger
  provider: TestProvider
  campaignId: string
  pledges: SimulatedPledge[]
  now: number
  isPaidOut: boolean
  /** Of a payout. */
  fee: (amount: number) => number
  /** What the creator owes after chargebacks, because the money was paid out before. */
  owed: number
}

/** Some are written twice, as after a crash. */
export function post({ ledger, random }: Simulation, ...transactions: Parameters<MemoryLedger['post']>) {
  ledger.post(...transactions)
  if (random.happens(0.1)) ledger.post(...transactions)
}

/** A bank takes a payment back, wholly or in part, and reports it more than once. */
export function takeChargebacks(simulation: Simulation) {
  const { random, pledges, provider, isPaidOut } = simulation
  for (const one of pledges.filter(({ status }) => status === 'charged')) {
    if (!random.happens(0.05)) continue
    const amount = random.pick([one.amount, random.integer(1, one.amount)])
    one.disputes++
    const key = `chargeback:${one.id}:${one.disputes}`
    const taken = chargeback({ ...inLedger(simulation, one), amount }, key, isPaidOut ? 'creator' : 'escrow')
    post(simulation, taken)
    post(simulation, taken)
    provider.refund(key, amount)
    one.status = 'charged-back'
    one.dispute = { key, amount, isOwed: isPaidOut }
    one.back += amount
    if (isPaidOut) simulation.owed += amount
  }
}

/** Some disputes are won, which is reported more than once too: the money comes again, at any time. */
export function winDisputes(simulation: Simulation) {
  const { random, pledges, provider, ledger } = simulation
  for (const one of pledges) {
    if (one.status !== 'charged-back' || !one.dispute || !random.happens(0.2)) continue
    const { key, amount, isOwed } = one.dispute
    ledger.reverse(key)
    ledger.reverse(key)
    provider.refund(key, 0)
    one.status = 'charged'
    one.back -= amount
    if (isOwed) simulation.owed -= amount
  }
}

/** Whatever is held, after the deadline or later, when a dispute was won. */
export function payOut(simulation: Simulation) {
  const { campaignId, ledger, random, provider } = simulation
  const amount = ledger.balance('escrow')
  if (amount === 0) return
  const paid = { id: random.uuid(), campaignId, currency: 'USD' as const, amount, processing: 0 }
  // The fee stays with us, so it leaves escrow too.
  provider.paidOut += amount
  simulation.isPaidOut = true
  post(simulation, payout({ ...paid, fee: simulation.fee(amount) }))
}

export const inLedger = (
  { campaignId }: Simulation,
  { id: pledgeId, amount }: Pick<SimulatedPledge, 'id' | 'amount'>,
) => ({ campaignId, pledgeId, currency: 'USD' as const, amount })
