import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { FilterName, ReportFilters } from '../contract/filters.ts'
import type { Span } from '../domain/cover-window.ts'
import { separator } from '../domain/counters.ts'
import type { CounterPoint, CounterSum } from './counters.store.ts'

type Range = { current: Span; before: Span; pointMs: number }
type VisitSums = { sums: CounterSum[]; sumsBefore: CounterSum[]; points: CounterPoint[] }

/**
 * The same sums and points as of the counters, but only of visits that match the filters, by when they
 * started. Both spans, which follow each other, are read together.
 */
export async function sumVisits(db: Db, filters: ReportFilters, range: Range): Promise<VisitSums> {
  const visits = sql`(
    select *, started_at >= to_timestamp(${range.current.from}::float8 / 1000) as is_current
    from analytics_visits where ${matching(filters, { from: range.before.from, to: range.current.to })}
  ) as visit`
  const [parts, times] = await Promise.all([sumParts(db, visits), sumTimes(db, visits, range)])
  const sumsOf = (isCurrent: boolean) =>
    [...parts, ...times.visitors].filter((sum) => sum.isCurrent === isCurrent && sum.count !== 0)
  return { sums: sumsOf(true), sumsBefore: sumsOf(false), points: times.points }
}

/** Visits are grouped in memory, and compiling the query would take longer than running it. */
const execute = <Row extends Record<string, unknown>>(db: Db, statement: SQL) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`)
    return (await tx.execute<Row>(statement)).rows
  })

const properties = ['source', 'campaign', 'entry', 'exit', 'device', 'browser', 'country'] as const
const totals = ['sessions', 'views', 'clicks', 'conversions', 'bounces'] as const
const columns = sql.raw(properties.join(', '))
const sumsOfTotals = sql.raw(totals.map((name) => `sum(${name}) as ${name}`).join(', '))

type SpanSum = CounterSum & { isCurrent: boolean }
type PartRow = Record<(typeof properties)[number] | 'action', string | null> &
  Record<(typeof totals)[number], string | null> & { isCurrent: boolean; missing: number }

/** Grouped in steps, because many visits are alike and each step leaves fewer rows for the next. */
async function sumParts(db: Db, visits: SQL): Promise<SpanSum[]> {
  const rows = await execute<PartRow>(
    db,
    sql`
      with alike as materialized (
        select is_current, ${columns}, path, count(*) as sessions, sum(views) as views, sum(clicks) as clicks,
          sum(conversions) as conversions, count(*) filter (where views = 1 and device is not null) as bounces
        from ${visits} group by is_current, ${columns}, path
      )
      select is_current as "isCurrent", ${columns}, null as action, grouping(${columns}) as missing, ${sumsOfTotals}
      from (select is_current, ${columns}, ${sumsOfTotals} from alike group by is_current, ${columns}) as kinds
      group by is_current, grouping sets ((), ${sql.raw(properties.map((name) => `(${name})`).join(', '))})
      union all
      select is_current, ${sql.raw(properties.map(() => 'null').join(', '))}, action, -1, sum(sessions), 0, 0, 0, 0
      from (select is_current, path, sum(sessions) as sessions from alike group by is_current, path) as paths
      cross join lateral string_to_table(rtrim(path, E'\\n'), E'\\n') as action
      where action <> '' group by is_current, action`,
  )
  return rows.flatMap((row) => partsOf(row).map((part) => ({ ...part, total: 0, isCurrent: row.isCurrent })))
}

const allMissing = (1 << properties.length) - 1

function partsOf(row: PartRow): Pick<CounterSum, 'kind' | 'key' | 'count'>[] {
  const count = Number(row.sessions)
  if (row.action !== null) {
    const name = row.action.slice(2)
    return row.action[1] === 'p'
      ? [{ kind: 'page', key: name, count }]
      : [{ kind: 'button', key: `${name}${separator}`, count }]
  }
  if (row.missing === allMissing)
    return totals.map((key) => ({ kind: 'total', key, count: Number(row[key] ?? 0) }))
  const property = properties.find(
    (_, index) => row.missing === (allMissing ^ (1 << (properties.length - 1 - index))),
  )
  const key = property && row[property]
  // As in the counters: entry and exit count only where the rest is known.
  return key ? [{ kind: property, key, count }] : []
}

type TimeRow = Record<'visitors' | 'views' | 'clicks' | 'sessions', string> & {
  isCurrent: boolean
  at: string | null
}

/** The points of the current span, and the visitors of both. */
async function sumTimes(db: Db, visits: SQL, { current, pointMs }: Range) {
  const rows = await execute<TimeRow>(
    db,
    sql`
      with seen as materialized (
        select is_current, case when is_current then
            floor((date_part('epoch', started_at) * 1000 - ${current.from}::float8) / ${pointMs}::float8) end as point,
          visitor, count(*) as sessions, sum(views) as views, sum(clicks) as clicks
        from ${visits} group by 1, 2, 3
      )
      select is_current as "isCurrent", point * ${pointMs}::float8 + ${current.from}::float8 as at,
        count(visitor) as visitors, sum(views) as views, sum(clicks) as clicks, sum(sessions) as sessions
      from seen where is_current group by is_current, point
      union all
      select is_current, null, count(visitor), 0, 0, 0
      from (select is_current, visitor from seen group by is_current, visitor) as visitors group by is_current`,
  )
  return {
    points: rows.flatMap(({ at, isCurrent: _, ...counts }) =>
      at === null
        ? []
        : Object.entries(counts).map(([key, count]) => ({ at: Number(at), key, count: Number(count) })),
    ),
    visitors: rows.flatMap(({ at, isCurrent, visitors }): SpanSum[] =>
      at === null ? [{ kind: 'total', key: 'visitors', count: Number(visitors), total: 0, isCurrent }] : [],
    ),
  }
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
