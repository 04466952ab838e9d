import { randomUUID } from 'node:crypto'
import { dayMs } from '../src/platform/common/durations.ts'
import type { Database } from '../src/platform/server/database/database.ts'
import { seedCampaign } from '../src/testing/faults/seed-pledges.ts'
import { atLeast, median, type Figure } from './measure.ts'
import { onPostgres } from './on-postgres.ts'
import { startApp, type BenchApp } from './start-app.ts'

const backers = 200
const campaigns = 6
const rounds = 3
const minShare = 0.3

/**
 * Pledges per second through the route, with everything they write: the pledge, the card, the ledger. All
 * backers pledge to the same campaign at the same time, then to the next. Compared with two bare rows, on a
 * server that flushes to disk like one with real money.
 */
export const measurePledges = (): Promise<Figure[]> =>
  onPostgres(
    async (database, databaseUrl) => {
      const app = await startApp(databaseUrl)
      try {
        const cookies: string[] = []
        // One after the other, because sign-ins at the same time are limited.
        for (let count = 0; count < backers; count++)
          cookies.push((await app.addPerson(`${randomUUID()}@example.org`)).cookie)
        await pledgeAll(app, cookies)
        const [pledged, bare]: [number[], number[]] = [[], []]
        // Alternating, so that other load on the machine affects both.
        for (let round = 0; round < rounds; round++) {
          bare.push(await insertBare(database))
          pledged.push(await pledgeAll(app, cookies))
        }
        const rates = `${Math.round(median(pledged))}/s, ${Math.round(median(bare))} times two plain inserts/s`
        const share = median(pledged) / median(bare)
        return [
          atLeast(`pledges against two plain inserts (${rates})`, share, minShare, (value) =>
            value.toFixed(2),
          ),
        ]
      } finally {
        await app.close()
      }
    },
    { isDurable: true },
  )

async function pledgeAll({ database, send }: BenchApp, cookies: readonly string[]): Promise<number> {
  const ids: string[] = []
  const deadline = new Date(Date.now() + 5 * dayMs)
  for (let count = 0; count < campaigns; count++) ids.push(await seedCampaign(database.pool, { deadline }))
  const body = { amountMinor: 2500, currency: 'USD', model: 'donation', version: 1, card: 'test-succeeds' }
  return rateOf(async (backer) => {
    for (const id of ids) await send('PUT', `/api/campaigns/${id}/pledge`, body, cookies[backer])
  })
}

async function insertBare({ pool }: Database): Promise<number> {
  await pool.query(
    `create table if not exists bench_entries (transaction_id uuid, position integer, campaign_id uuid, kind text,
       currency text, pledge_id uuid, amount bigint, primary key (transaction_id, position))`,
  )
  const campaignId = randomUUID()
  const statement = `insert into bench_entries values ($1, 1, $2, 'cards', 'USD', $3, -2500), ($1, 2, $2, 'promises', 'USD', null, 2500)`
  return rateOf(async () => {
    for (let count = 0; count < campaigns; count++)
      await pool.query(statement, [randomUUID(), campaignId, randomUUID()])
  })
}

/** How often per second, if as many people as there are backers do it `campaigns` times at the same time. */
async function rateOf(work: (backer: number) => Promise<void>): Promise<number> {
  const started = performance.now()
  await Promise.all(Array.from({ length: backers }, (_, backer) => work(backer)))
  return (backers * campaigns) / ((performance.now() - started) / 1000)
}
