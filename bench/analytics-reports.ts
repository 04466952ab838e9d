import { setTimeout as pause } from 'node:timers/promises'
import { readAnalyticsReport } from '../src/features/analytics/server/read-analytics-report.ts'
import { readButtonReport } from '../src/features/analytics/server/read-button-report.ts'
import { makePartitions } from '../src/features/analytics/server/partitions.store.ts'
import { connectDatabase, type Database } from '../src/platform/server/database/database.ts'
import { migrateDatabase } from '../src/platform/server/database/migrate.ts'
import { startPostgres } from '../src/testing/real-postgres.ts'
import { atMost, type Figure } from './measure.ts'

const dayMs = 86_400_000
const days = 60
const asked = 60

/**
 * Each report at a million events and at ten million, spread over two months. The events are made inside the database, and
 * their counters from them, so that the tables are as collecting them would have left them.
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
    for (let day = -days; day <= 0; day += 8) await makePartitions(database, now + day * dayMs)
    await fill(database, 1_000_000)
    const small = await ask(database)
    await fill(database, 9_000_000)
    const large = await ask(database)
    const ms = (value: number) => `${value.toFixed(1)} ms`
    return Object.keys(small).flatMap((name) => {
      const [first = 0, second = 0] = [small[name], large[name]]
      return [
        atMost(`${name} at 1 million events, 95th percentile`, first, 50, ms),
        atMost(`${name} at 10 million events, 95th percentile`, second, 50, ms),
        // Below a few milliseconds the clock of a busy machine decides, not the number of events.
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
       now() - random() * interval '${days} days', '{"pageTitle":"Crovest","viewport":{"width":1440,"height":900}}'
     from generate_series(1, $1::int) as n`,
    [count],
  )
  await pool.query('truncate analytics_counters')
  for (const grain of ['hour', 'day'])
    await pool.query(
      `insert into analytics_counters
       select kind, $1, date_trunc($1, happened_at, 'UTC'), key, count(*), count(*) * 20
       from analytics_events
       cross join lateral (values
         ('type', type), ('total', case type when 'page_view' then 'views' when 'button_click' then 'clicks' else 'sessions' end),
         (case type when 'page_view' then 'page' when 'button_click' then 'click-page' when 'scroll_depth' then 'scroll'
           when 'time_on_page' then 'time' else 'call' end,
          case type when 'scroll_depth' then page || E'\\n100' when 'waitlist_click' then E'C\\nJoin\\n' || page else page end),
         (case when name is null then 'transition' else 'button' end,
          coalesce(name || E'\\ncta', (1 + ascii(right(session_id, 1)) % 5) || E'\\n' || page || E'\\n/about'))
       ) as growth(kind, key)
       group by 1, 2, 3, 4`,
      [grain],
    )
  await pool.query('analyze analytics_counters')
}
