import { setTimeout as pause } from 'node:timers/promises'
import { readAnalyticsReport } from '../src/features/analytics/server/read-analytics-report.ts'
import { readButtonReport } from '../src/features/analytics/server/read-button-report.ts'
import { createPartitions } from '../src/features/analytics/server/partitions.store.ts'
import { connectDatabase, type Database } from '../src/platform/server/database/database.ts'
import { migrateDatabase } from '../src/platform/server/database/migrate.ts'
import { startPostgres } from '../src/testing/real-postgres.ts'
import { atMost, type Figure } from './measure.ts'

const dayMs = 86_400_000
const days = 60
const asked = 60

/**
 * Each report at one million and ten million events, spread over two months. Events and counters are
 * generated in the database, with every counter of a busy site for every hour and day.
 */
export async function measureAnalyticsReports(): Promise<Figure[]> {
  const postgres = await startPostgres()
  const database = await connectDatabase({
    databaseUrl: await postgres.createDatabase(),
    dataDir: '',
    onCrash: (error) => {
      throw error
    },
  })
  try {
    const now = Date.now()
    await migrateDatabase(database, () => Promise.resolve())
    for (let day = -days; day <= 0; day += 8) await createPartitions(database, now + day * dayMs)
    await database.withPatience(() => fill(database, 1_000_000))
    const small = await ask(database)
    await database.withPatience(() => fill(database, 9_000_000))
    const large = await ask(database)
    const ms = (value: number) => `${value.toFixed(1)} ms`
    return Object.keys(small).flatMap((name) => {
      const [first = 0, second = 0] = [small[name], large[name]]
      return [
        atMost(`${name} at 1 million events, 95th percentile`, first, 50, ms),
        atMost(`${name} at 10 million events, 95th percentile`, second, 50, ms),
        // Below a few milliseconds the measurement is noise.
        atMost(`${name}: 10 million against 1 million`, second / Math.max(first, 5), 1.3, (value) =>
          value.toFixed(2),
        ),
      ]
    })
  } finally {
    await database.close()
    await postgres.stop()
  }
}

async function ask(database: Database): Promise<Record<string, number>> {
  const reports = {
    'analytics 24h': () => readAnalyticsReport(database.db, '24h', Date.now()),
    'analytics 30d': () => readAnalyticsReport(database.db, '30d', Date.now()),
    'buttons 24h': () => readButtonReport(database.db, '24h', Date.now()),
    'buttons 30d': () => readButtonReport(database.db, '30d', Date.now()),
  }
  const slow: Record<string, number> = {}
  for (const [name, read] of Object.entries(reports)) {
    for (let warm = 0; warm < 10; warm++) await read()
    const times: number[] = []
    for (let count = 0; count < asked; count++) {
      const started = performance.now()
      await read()
      times.push(performance.now() - started)
    }
    slow[name] = times.toSorted((a, b) => a - b)[Math.floor(asked * 0.95)] ?? 0
    await pause(50)
  }
  return slow
}

async function fill({ pool }: Database, count: number) {
  await pool.query(
    `insert into analytics_events (id, type, session_id, page, variant, name, category, happened_at, details)
     select gen_random_uuid(), (array['page_view', 'button_click', 'scroll_depth', 'time_on_page', 'waitlist_click'])[1 + n % 5],
       's' || n / 12, (array['/', '/about', '/contact', '/waitlist', '/ai-tools', '/ai-tools/script-generator'])[1 + n % 6], 'C',
       case when n % 5 = 1 then 'button ' || n % 40 end, case when n % 5 = 1 then 'cta' end,
       now() - interval '${days} days' * (1 - n / $1::float8), '{"pageTitle":"Crovest","viewport":{"width":1440,"height":900}}'
     from generate_series(1, $1::int) as n`,
    [count],
  )
  await pool.query('truncate analytics_counters')
  for (const grain of ['hour', 'day'])
    await pool.query(
      `insert into analytics_counters (kind, grain, start, key, count, total)
       select kind, $1, start, key, $2::int / 1000, $2::int / 50
       from generate_series(date_trunc($1, now() - interval '${days} days'), now(), ('1 ' || $1)::interval) as start
       cross join (${keys.join(' union all ')}) as name(kind, key)`,
      [grain, count],
    )
  // As the server's own cleanup eventually leaves them.
  await pool.query('vacuum analyze analytics_counters')
  await pool.query('vacuum analyze analytics_events')
  // Inserting millions of rows leaves more dirty pages than a site ever does, which would measure the disk
  // instead of the reports.
  await pool.query('checkpoint')
}

const pages = `unnest(array['/', '/about', '/contact', '/waitlist', '/ai-tools', '/ai-tools/script-generator'])`
const keys = [
  `select 'total', unnest(array['views', 'clicks', 'sessions', 'visitors', 'conversions'])`,
  `select kind, page from unnest(array['page', 'click-page', 'time']) as kind, ${pages} as page`,
  `select 'scroll', page || E'\\n' || depth from ${pages} as page, unnest(array[25, 50, 75, 100]) as depth`,
  `select 'type', unnest(array['page_view', 'button_click', 'scroll_depth', 'time_on_page', 'waitlist_click', 'conversion'])`,
  `select 'funnel', unnest(array['waitlist_click', 'poll_start', 'poll_step', 'poll_complete', 'form_submit', 'conversion'])`,
  `select 'category', unnest(array['navigation', 'cta', 'social', 'form', 'brand', 'tab', 'other'])`,
  `select 'button', 'button ' || n || E'\\ncta' from generate_series(1, 40) as n`,
  `select 'variant', E'C\\n' || what from unnest(array['views', 'clicks', 'conversions']) as what`,
  `select 'call', E'C\\nAI Tools\\n' || n from generate_series(1, 6) as n`,
  `select 'transition', step || E'\\n' || page || E'\\n' || target
   from generate_series(1, 5) as step, ${pages} as page, ${pages} as target where page <> target`,
]
