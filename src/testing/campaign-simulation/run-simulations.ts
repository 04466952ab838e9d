import { checkBooks } from '#features/ledger/server.ts'
import { connectDatabase } from '#platform/server/database/database.ts'
import { migrateDatabase } from '#platform/server/database/migrate.ts'
import type { Testbed } from '../faults/testbed.ts'
import { simulateCampaign } from './simulate-campaign.ts'
import { replaySimulation } from './replay-simulation.ts'

type Plan = { count: number; say: (line: string) => void }

const everyStored = 100

/** Simulates campaigns in memory; every hundredth also in the real ledger, which must end the same. */
export async function runSimulations({ postgres, dataDir }: Testbed, { count, say }: Plan) {
  const faults: string[] = []
  let [funded, postings, stored] = [0, 0, 0]
  for (let seed = 0; seed < count; seed++) {
    const simulation = simulateCampaign(seed)
    faults.push(...simulation.faults.map((fault) => `simulation ${seed}: ${fault}`))
    postings += simulation.postings.length
    if (simulation.isFunded) funded++
  }
  say(`${count} campaigns simulated in memory, ${faults.length} faults`)
  const onCrash = (error: Error) => say(error.message)
  const database = await connectDatabase({ databaseUrl: postgres?.url, dataDir, onCrash })
  try {
    await migrateDatabase(database, () => Promise.resolve())
    for (let seed = 0; seed < count; seed += everyStored, stored++)
      faults.push(...(await replaySimulation(database, seed)))
    const books = await database.withoutSilenceTimeout(() => checkBooks(database))
    faults.push(...books.faults.map(({ rule, details }) => `${rule}: ${details}`))
    return {
      simulations: count,
      funded,
      postings,
      stored,
      hasHledger: books.hasHledger,
      faults: faults.slice(0, 20),
    }
  } finally {
    await database.close()
  }
}
