import type { afterReport } from '#features/funding/domain/charge-outcome.ts'
import type { PledgeStatus } from '#features/funding/contract/pledge-choices.ts'
import type { splitAmount } from '#features/ledger/domain/split-amount.ts'
import { chargeback } from '#features/ledger/domain/transactions.ts'
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
    const key = `chargeback:${one.id}:1`
    const taken = chargeback({ ...inLedger(life, one), amount }, key, isPaidOut ? 'creator' : 'escrow')
    post(life, taken)
    post(life, taken)
    provider.refund(key, amount)
    one.status = 'charged-back'
    one.back += amount
    if (isPaidOut) life.owed += amount
  }
}

export const inLedger = (
  { campaignId }: Life,
  { id: pledgeId, amount }: Pick<LivePledge, 'id' | 'amount'>,
) => ({ campaignId, pledgeId, currency: 'USD' as const, amount })
