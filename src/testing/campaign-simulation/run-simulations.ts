import { checkBooks } from '#features/ledger/server.ts'
import { connectDatabase } from '#platform/server/database/database.ts'
import { migrateDatabase } from '#platform/server/database/migrate.ts'
import type { Testbed } from '../faults/testbed.ts'
import { liveCampaign } from './live-campaign.ts'
import { replayLife } from './replay-life.ts'

type Plan = { count: number; say: (line: string) => void }

const everyStored = 100

/** Lives of campaigns in memory; every hundredth also in the real ledger, which must end the same. */
export async function runLives({ postgres, dataDir }: Testbed, { count, say }: Plan) {
  const faults: string[] = []
  let [funded, postings, stored] = [0, 0, 0]
  for (let seed = 0; seed < count; seed++) {
    const life = liveCampaign(seed)
    faults.push(...life.faults.map((fault) => `life ${seed}: ${fault}`))
    postings += life.postings.length
    if (life.isFunded) funded++
  }
  say(`${count} lives in memory, ${faults.length} faults`)
  const onCrash = (error: Error) => say(error.message)
  const database = await connectDatabase({ databaseUrl: postgres?.url, dataDir, onCrash })
  try {
    await migrateDatabase(database, () => Promise.resolve())
    for (let seed = 0; seed < count; seed += everyStored, stored++)
      faults.push(...(await replayLife(database, seed)))
    const books = await database.withoutSilenceTimeout(() => checkBooks(database))
    faults.push(...books.faults.map(({ rule, details }) => `${rule}: ${details}`))
    return {
      lives: count,
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
