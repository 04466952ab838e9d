import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { FilterName, ReportFilters } from '../contract/filters.ts'
import type { Span } from '../domain/cover-window.ts'
import { separator } from '../domain/counters.ts'
import type { CounterPoint, CounterSum } from './counters.store.ts'

/** The same sums as `sumCounters`, but only of visits that match the filters, by when they started. */
export async function sumVisits(db: Db, filters: ReportFilters, span: Span): Promise<CounterSum[]> {
  const where = matching(filters, span)
  const parts = await Promise.all([sumProperties(db, where), sumActions(db, where), countVisitors(db, where)])
  return parts.flat().filter(({ count }) => count !== 0)
}

const properties = ['source', 'campaign', 'entry', 'exit', 'device', 'browser', 'country'] as const

/** Grouped twice, because the first step can use several cores and leaves few rows for the second. */
async function sumProperties(db: Db, where: SQL): Promise<CounterSum[]> {
  const columns = sql.raw(properties.join(', '))
  const { rows } = await db.execute<
    Record<(typeof properties)[number] | 'sessions', string | null> & Totals
  >(sql`
    select ${columns}, grouping(${columns}) as missing, sum(sessions) as sessions, sum(views) as views,
      sum(clicks) as clicks, sum(conversions) as conversions, sum(bounces) as bounces
    from (
      select ${columns}, count(*) as sessions, sum(views) as views, sum(clicks) as clicks,
        sum(conversions) as conversions, count(*) filter (where views = 1 and device is not null) as bounces
      from analytics_visits where ${where} group by ${columns}
    ) as alike
    group by grouping sets ((), ${sql.join(
      properties.map((name) => sql.raw(`(${name})`)),
      sql`, `,
    )})`)
  const all = (1 << properties.length) - 1
  return rows.flatMap((row): CounterSum[] => {
    if (Number(row.missing) === all) return totalsOf(row)
    const property = properties.find(
      (_, index) => Number(row.missing) === (all ^ (1 << (properties.length - 1 - index))),
    )
    const key = property && row[property]
    // As in the counters: entry and exit count only where the rest is known.
    return key ? [{ kind: property, key, count: Number(row.sessions), total: 0 }] : []
  })
}

type Totals = Record<'missing' | 'views' | 'clicks' | 'conversions' | 'bounces', string | null>

const totalsOf = (row: Totals & { sessions: string | null }): CounterSum[] =>
  (['sessions', 'views', 'clicks', 'conversions', 'bounces'] as const).map((key) => ({
    kind: 'total',
    key,
    count: Number(row[key] ?? 0),
    total: 0,
  }))

async function sumActions(db: Db, where: SQL): Promise<CounterSum[]> {
  const { rows } = await db.execute<{ action: string; count: string }>(sql`
    select action, sum(visits) as count
    from (select path, count(*) as visits from analytics_visits where ${where} group by path) as paths
    cross join lateral string_to_table(rtrim(path, E'\\n'), E'\\n') as action
    where action <> '' group by action`)
  return rows.map(({ action, count }) => {
    const name = action.slice(2)
    const isPage = action[1] === 'p'
    return {
      kind: isPage ? 'page' : 'button',
      key: isPage ? name : `${name}${separator}`,
      count: Number(count),
      total: 0,
    }
  })
}

async function countVisitors(db: Db, where: SQL): Promise<CounterSum[]> {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(*) as count from (
      select visitor from analytics_visits where ${where} and visitor is not null group by visitor
    ) as visitors`)
  return [{ kind: 'total', key: 'visitors', count: Number(rows[0]?.count ?? 0), total: 0 }]
}

/** The same points as `chartCounters`. */
export async function chartVisits(
  db: Db,
  { filters, span, pointMs }: { filters: ReportFilters; span: Span; pointMs: number },
): Promise<CounterPoint[]> {
  const { rows } = await db.execute<Record<'at' | 'views' | 'clicks' | 'sessions' | 'visitors', string>>(sql`
    select floor((date_part('epoch', started_at) * 1000 - ${span.from}::float8) / ${pointMs}::float8) * ${pointMs}::float8
        + ${span.from}::float8 as at,
      sum(views) as views, sum(clicks) as clicks, count(*) as sessions, count(distinct visitor) as visitors
    from analytics_visits where ${matching(filters, span)} group by 1`)
  return rows.flatMap(({ at, ...counts }) =>
    Object.entries(counts).map(([key, count]) => ({ at: Number(at), key, count: Number(count) })),
  )
}

const columnOf = {
  source: sql`source`,
  campaign: sql`split_part(campaign, E'\\n', 3)`,
  entry: sql`entry`,
  exit: sql`exit`,
  device: sql`device`,
  browser: sql`browser`,
  country: sql`country`,
} satisfies Partial<Record<FilterName, SQL>>

export const matching = (filters: ReportFilters, { from, to }: Span): SQL =>
  sql.join(
    [
      sql`started_at >= to_timestamp(${from}::float8 / 1000) and started_at < to_timestamp(${to}::float8 / 1000)`,
      ...Object.entries(columnOf).flatMap(([name, column]) => {
        const value = filters[name as keyof typeof columnOf]
        return value === undefined ? [] : [sql`${column} = ${value}`]
      }),
      ...(filters.page === undefined ? [] : [hasAction('p', filters.page)]),
      ...(filters.button === undefined ? [] : [hasAction('b', filters.button)]),
    ],
    sql` and `,
  )

const hasAction = (kind: 'p' | 'b', name: string) => sql`strpos(path, ${`\t${kind}${name}\n`}) > 0`
