import { setTimeout as pause } from 'node:timers/promises'
import type { ReportFilters } from '../src/features/analytics/contract/filters.ts'
import { windowAt } from '../src/features/analytics/domain/cover-window.ts'
import { countFunnel } from '../src/features/analytics/server/funnels.store.ts'
import {
  readAnalyticsReport,
  readEarlierCounts,
} from '../src/features/analytics/server/read-analytics-report.ts'
import { readButtonReport } from '../src/features/analytics/server/read-button-report.ts'
import { createPartitions } from '../src/features/analytics/server/partitions.store.ts'
import { dayMs } from '../src/platform/common/durations.ts'
import type { Database } from '../src/platform/server/database/database.ts'
import { atMost, ninetyFifth, type Figure } from './measure.ts'
import { onPostgres } from './on-postgres.ts'

const days = 60
const freeAsked = 20
// They take milliseconds, so that of few answers the slowest would decide.
const fixedAsked = 300

/**
 * Each report at one million and ten million events, spread over two months. Events and counters are
 * generated in the database, with every counter of a busy site for every hour and day.
 */
export async function measureAnalyticsReports(): Promise<Figure[]> {
  return onPostgres(async (database) => {
    const now = Date.now()
    for (let day = -days; day <= 0; day += 8) await createPartitions(database, now + day * dayMs)
    await database.withoutSilenceTimeout(() => fill(database, 1_000_000))
    const small = await ask(database)
    await database.withoutSilenceTimeout(() => fill(database, 9_000_000))
    const large = await ask(database)
    const ms = (value: number) => `${value.toFixed(1)} ms`
    return Object.keys(small).flatMap((name) => {
      const [first = 0, second = 0] = [small[name], large[name]]
      // Free questions read a row per visit, so they grow with the site.
      if (name in freeQuestions)
        return [atMost(`${name} at 10 million events, 95th percentile`, second, 1000, ms)]
      return [
        atMost(`${name} at 1 million events, 95th percentile`, first, 50, ms),
        atMost(`${name} at 10 million events, 95th percentile`, second, 50, ms),
        // Below a few milliseconds the measurement is noise.
        atMost(`${name}: 10 million against 1 million`, second / Math.max(first, 5), 1.3, (value) =>
          value.toFixed(2),
        ),
      ]
    })
  })
}

type Question = (database: Database) => Promise<unknown>

/** The figures, which come first, and those of the 30 days before. */
const filtered = (name: string, filters: ReportFilters): Record<string, Question> => ({
  [`analytics 30d filtered by ${name}`]: ({ db }) =>
    readAnalyticsReport(db, { window: '30d', comparison: 'later', ...filters }, Date.now()),
  [`previous 30d filtered by ${name}`]: ({ db }) => {
    const { from, to } = windowAt('30d', Date.now()).current
    return readEarlierCounts(db, {
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      ...filters,
    })
  },
})
const funnel = ['/', '/about', '/waitlist', '/ai-tools', '/contact'].map((name) => ({
  kind: 'page' as const,
  name,
}))

const freeQuestions: Record<string, Question> = {
  ...filtered('source', { source: 'source 3' }),
  ...filtered('page', { page: '/about' }),
  ...filtered('device', { device: 'phone' }),
  'funnel of five steps over 30d': ({ db }) =>
    countFunnel(db, funnel, { filters: {}, span: windowAt('30d', Date.now()).current }),
}

async function ask(database: Database): Promise<Record<string, number>> {
  const free = Object.entries(freeQuestions).map(([name, answer]) => [name, () => answer(database)] as const)
  const reports: Record<string, () => Promise<unknown>> = {
    ...Object.fromEntries(free),
    'analytics 24h': () => readAnalyticsReport(database.db, { window: '24h' }, Date.now()),
    'analytics 30d': () => readAnalyticsReport(database.db, { window: '30d' }, Date.now()),
    'buttons 24h': () => readButtonReport(database.db, '24h', Date.now()),
    'buttons 30d': () => readButtonReport(database.db, '30d', Date.now()),
  }
  const slow: Record<string, number> = {}
  for (const [name, read] of Object.entries(reports)) {
    const repeated = name in freeQuestions ? freeAsked : fixedAsked
    for (let warm = 0; warm < repeated / 6; warm++) await read()
    slow[name] = await ninetyFifth(repeated, read)
    await pause(50)
  }
  return slow
}

// A fifth of the visits click after each page, most of them in an order of their own.
const buttonOf = `case when n % 5 = 0 then E'\\tbbutton ' || (hashint4((n * 8 + place)::integer) & 31) || E'\\n'
  when place % 2 = 0 then E'\\tbbutton ' || (n + place) % 40 || E'\\n' else '' end`

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
  await pool.query(
    `insert into analytics_visits (id, started_at, seen_at, visitor, source, campaign, device, browser, country, entry, exit, views, clicks, conversions, path)
     select 's' || $1::int || n, started, started, md5(n::text), 'source ' || n % 30, case when n % 4 = 0 then E'mail\nemail\nwave ' || n % 9 end,
       (array['phone', 'desktop', 'tablet'])[1 + n % 3], (array['Chrome', 'Safari', 'Firefox', 'Edge'])[1 + n % 4],
       (array['DE', 'US', 'GB', 'FR', 'IN', 'BR', 'NL', 'ES'])[1 + (hashint4(n) & 7)],
       walk[1], walk[cardinality(walk)], cardinality(walk), 2, case when n % 20 = 0 then 1 else 0 end,
       (select string_agg(E'\tp' || page || E'\n' || ${buttonOf}, '' order by place)
        from unnest(walk) with ordinality as step(page, place))
     from generate_series(1, $1::int / 12) as n
     cross join lateral (select now() - interval '${days} days' * (1 - n * 12 / $1::float8) as started,
       array(select (array['/', '/about', '/contact', '/waitlist', '/ai-tools', '/ai-tools/script-generator'])[1 + (n * 7 + step * (n % 5 + 1)) % 6]
         from generate_series(1, 2 + n % 6) as step) as walk) as visit`,
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
  await pool.query('vacuum analyze analytics_visits')
  // Inserting millions of rows leaves more dirty pages than a site ever does, which would measure the disk
  // instead of the reports.
  await pool.query('checkpoint')
}

const pages = `unnest(array['/', '/about', '/contact', '/waitlist', '/ai-tools', '/ai-tools/script-generator'])`
const keys = [
  `select 'total', unnest(array['views', 'clicks', 'sessions', 'visitors', 'conversions', 'bounces'])`,
  `select kind, page from unnest(array['page', 'click-page', 'time']) as kind, ${pages} as page`,
  `select 'scroll', page || E'\\n' || depth from ${pages} as page, unnest(array[25, 50, 75, 100]) as depth`,
  `select 'type', unnest(array['page_view', 'button_click', 'scroll_depth', 'time_on_page', 'waitlist_click', 'conversion'])`,
  `select 'funnel', unnest(array['waitlist_click', 'poll_start', 'poll_step', 'poll_complete', 'form_submit', 'conversion'])`,
  `select 'category', unnest(array['navigation', 'cta', 'social', 'form', 'brand', 'tab', 'other'])`,
  `select 'button', 'button ' || n || E'\\ncta' from generate_series(1, 40) as n`,
  `select kind, page from unnest(array['entry', 'exit']) as kind, ${pages} as page`,
  `select 'source', 'source ' || n from generate_series(1, 30) as n`,
  `select 'campaign', E'mail\\nemail\\nwave ' || n from generate_series(1, 9) as n`,
  `select kind, kind || ' ' || n from unnest(array['device', 'browser']) as kind, generate_series(1, 4) as n`,
  `select 'variant', E'C\\n' || what from unnest(array['views', 'clicks', 'conversions']) as what`,
  `select 'call', E'C\\nAI Tools\\n' || n from generate_series(1, 6) as n`,
  `select 'transition', step || E'\\n' || page || E'\\n' || target
   from generate_series(1, 5) as step, ${pages} as page, ${pages} as target where page <> target`,
]
