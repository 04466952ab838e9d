import { accountKinds, noCampaign } from '#features/ledger/contract/ledger.ts'
import { openAccounts, post, readBalance, reverse } from '#features/ledger/server.ts'
import type { Database } from '#platform/server/database/database.ts'
import { simulateCampaign } from './simulate-campaign.ts'

const currency = 'USD' as const

/** Writes a simulated campaign to the real ledger, and returns where its balances differ from those in memory. */
export async function replaySimulation(database: Database, seed: number): Promise<string[]> {
  const { postings, ledger, campaignId } = simulateCampaign(seed)
  const kinds = accountKinds.map((kind) => ({ campaignId, kind, currency }))
  const shared = (['fees', 'processing'] as const).map((kind) => ({ campaignId: noCampaign, kind, currency }))
  await openAccounts(database.db, [...kinds, ...shared])
  const faults: string[] = []
  for (const posting of postings)
    await database.transaction((tx) =>
      posting.kind === 'post' ? post(tx, posting.transactions) : reverse(tx, posting.key, 'A test'),
    )
  for (const kind of accountKinds) {
    if (kind === 'fees' || kind === 'processing') continue
    const stored = await readBalance(database.db, { campaignId, kind, currency })
    const expected = ledger.balance(kind)
    if (stored !== expected) faults.push(`simulation ${seed}: ${kind} is ${stored} instead of ${expected}`)
  }
  return faults
}
