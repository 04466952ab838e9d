import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { dayMs, hourMs, minuteMs } from '../src/platform/common/durations.ts'
import type { Database } from '../src/platform/server/database/database.ts'
import { seedPledges } from '../src/testing/faults/seed-pledges.ts'
import { atMost, ninetyFifth, type Figure } from './measure.ts'
import { onPostgres } from './on-postgres.ts'
import { startApp, type BenchApp } from './start-app.ts'

const pledges = 100_000
const rounds = 200

/** A campaign with 100,000 backers: its page, the charges after its deadline and a distribution. */
export const measureCampaignMoney = (): Promise<Figure[]> =>
  onPostgres(async (database, databaseUrl) => {
    const app = await startApp(databaseUrl)
    try {
      const creator = await app.addPerson('creator@example.org')
      const { rows } = await database.pool.query<{ id: string }>('select id from users where email = $1', [
        creator.email,
      ])
      const id = await database.withoutSilenceTimeout(() =>
        seedPledges(database.pool, {
          pledges,
          isFunded: true,
          isMixed: false,
          model: 'roi',
          ownerId: rows[0]?.id ?? null,
          deadline: new Date(Date.now() + hourMs),
        }),
      )
      await database.withoutSilenceTimeout(() => database.pool.query('vacuum analyze'))
      const open = await readPage(app, id)
      const settling = await settle(database, databaseUrl)
      await payOut(app, id)
      const funded = await readPage(app, id)
      const distribution = await distribute(app, id, creator.cookie)
      const many = pledges.toLocaleString('en')
      const ms = (value: number) => `${value.toFixed(1)} ms`
      return [
        atMost(`campaign page with ${many} pledges, 95th percentile`, open, 50, ms),
        atMost(`funded campaign’s page with ${many} pledges, 95th percentile`, funded, 50, ms),
        atMost(`settling ${many} pledges`, settling, 10, (value) => `${value.toFixed(1)} min`),
        atMost(`distribution to ${many} backers`, distribution, 60, (value) => `${value.toFixed(1)} s`),
      ]
    } finally {
      await app.close()
    }
  })

async function readPage({ send }: BenchApp, id: string): Promise<number> {
  const ask = () => send('GET', `/campaigns/${id}`)
  for (let warm = 0; warm < 20; warm++) await ask()
  return ninetyFifth(rounds, ask)
}

/** In minutes, in a process of its own. */
async function settle({ pool }: Database, databaseUrl: string): Promise<number> {
  const file = join(import.meta.dirname, '..', 'src', 'testing', 'faults', 'settle.child.ts')
  const started = performance.now()
  await once(spawn(process.execPath, [file, databaseUrl], { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
  const minutes = (performance.now() - started) / minuteMs
  const { rows } = await pool.query<{ status: string; count: number }>(
    'select status, count(*)::int from campaign_pledges group by 1',
  )
  if (rows.length !== 1 || rows[0]?.status !== 'charged' || rows[0].count !== pledges)
    throw new Error(`Not everything is charged: ${JSON.stringify(rows)}`)
  return minutes
}

async function payOut({ database: { pool }, settlement }: BenchApp, campaignId: string) {
  await pool.query(`update campaign_transfers set status = 'approved', destination = 'creator'`)
  await settlement.run({ data: { campaignId } })
}

/** In seconds, from the report of a month's revenue until every backer has their part. */
async function distribute({ database: { pool }, send }: BenchApp, id: string, cookie: string) {
  await pool.query('update sandbox_clock set ahead_ms = $1', [100 * dayMs])
  const report = { revenueMinor: 1_000_000_000, currency: 'USD' }
  const started = performance.now()
  await send('PUT', `/api/own-campaigns/${id}/revenue-reports/3`, report, cookie)
  const seconds = (performance.now() - started) / 1000
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.kind = 'distribution' and e.kind = 'backers'`,
  )
  if (rows[0]?.count !== pledges) throw new Error(`${rows[0]?.count} backers got a part`)
  return seconds
}
