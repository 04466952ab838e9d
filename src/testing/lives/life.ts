import type { PledgeStatus } from '#features/funding/contract/pledge-choices.ts'
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

export type Life = {
  chance: Chance
  ledger: MemoryLedger
  provider: TestProvider
  campaignId: string
  pledges: LivePledge[]
  now: number
}

/** Some are written twice, as after a crash. */
export function post({ ledger, chance }: Life, ...transactions: Parameters<MemoryLedger['post']>) {
  ledger.post(...transactions)
  if (chance.happens(0.1)) ledger.post(...transactions)
}
