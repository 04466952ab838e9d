import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { FilterName, ReportFilters } from '../contract/filters.ts'
import type { ComparedKind } from '../contract/reports.ts'
import type { Span } from '../domain/cover-window.ts'
import { buttonKey } from '../domain/counters.ts'
import type { CounterPoint, CounterSum } from './counters.store.ts'

type Chart = { span: Span; /** Without it there are no points. */ pointMs?: number }
type Part = { kind: ComparedKind; key: string; count: number }
type VisitSums = { sums: (Part & CounterSum)[]; points: CounterPoint[] }

/**
 * The same sums and points as of the counters, but only of visits that match the filters, by when they
 * started. Origins and paths are grouped apart: many visits share one of them, few share both.
 */
export async function sumVisits(db: Db, filters: ReportFilters, chart: Chart): Promise<VisitSums> {
  const visits = sql`analytics_visits where ${matching(filters, chart.span)}`
  const [paths, origins] = await Promise.all([sumPaths(db, visits), sumOrigins(db, visits, chart)])
  const sums = [...origins.parts, ...paths].filter(({ count }) => count > 0)
  return { sums: sums.map((part) => ({ ...part, total: 0 })), points: origins.points }
}

/**
 * Visits are grouped in memory, and compiling the query would take longer than running it. Visits of a window lie
 * side by side, so their index is faster than reading all; by default PostgreSQL expects them all over the disk.
 */
export const executeOnVisits = <Row extends Record<string, unknown>>(db: Db, statement: SQL) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`
      select set_config('work_mem', '128MB', true), set_config('jit', 'off', true),
        set_config('random_page_cost', '1.1', true)`)
    return (await tx.execute<Row>(statement)).rows
  })

/** Integers, because PostgreSQL adds them much faster than counts, whose sums are decimal numbers. */
const visitsAlike = sql`count(*)::integer as visits`

type Sums<Column extends string> = { count: number } & Record<Column, string | null>
type PathRow =
  | { part: 'ends'; sums: Sums<'entry' | 'exit'> }
  | { part: 'action'; sums: { count: number; action: string } }

async function sumPaths(db: Db, visits: SQL): Promise<Part[]> {
  const rows = await executeOnVisits<PathRow>(
    db,
    sql`
      with alike as materialized (
        select entry, exit, path, ${visitsAlike} from ${visits} group by entry, exit, path
      )
      select 'ends' as part, to_json(ends) as sums
      from (select entry, exit, sum(visits) as count from alike group by grouping sets ((entry), (exit))) as ends
      union all
      select 'action', to_json(actions)
      from (
        select action, sum(visits) as count
        from (select unnest(string_to_array(path, E'\\n')) as action, visits from alike) as acts
        group by action having action <> ''
      ) as actions`,
  )
  return rows.flatMap(({ part, sums }) => {
    if (part === 'ends') return propertyOf(['entry', 'exit'], sums)
    const name = sums.action.slice(2)
    return sums.action[1] === 'p'
      ? [{ kind: 'page', key: name, count: sums.count }]
      : [{ kind: 'button', key: buttonKey(name), count: sums.count }]
  })
}

/** What isn't known has no part, as in the counters. */
const propertyOf = <Column extends ComparedKind>(columns: readonly Column[], sums: Sums<Column>): Part[] =>
  columns.flatMap((kind) => {
    const key = sums[kind]
    return key ? [{ kind, key, count: sums.count }] : []
  })

const properties = ['source', 'campaign', 'device', 'browser', 'country'] as const
const columns = sql.raw(properties.join(', '))
const totals = ['sessions', 'visitors', 'views', 'clicks', 'conversions', 'bounces'] as const
const charted = ['sessions', 'visitors', 'views', 'clicks'] as const
const sumsOfCharted = sql`
  count(*) as sessions, count(distinct visitor) as visitors, sum(views) as views, sum(clicks) as clicks`
const sumsOfTotals = sql`${sumsOfCharted}, sum(conversions) as conversions,
  count(*) filter (where views = 1 and device is not null) as bounces`

type Totals = Record<(typeof totals)[number], number | null>
type OriginRow =
  | { part: 'origin'; sums: Sums<(typeof properties)[number]> }
  | { part: 'totals'; sums: Totals }
  | { part: 'point'; sums: Record<(typeof charted)[number] | 'at', number> }

/**
 * Origins, totals and points come from one reading of the visits. Visitors are told apart by a hash of 64
 * bits, because numbers sort faster than names.
 */
async function sumOrigins(db: Db, visits: SQL, { span, pointMs }: Chart) {
  const rows = await executeOnVisits<OriginRow>(
    db,
    sql`
      with visits as materialized (
        select started_at, hashtextextended(visitor, 0) as visitor, views, clicks, conversions, ${columns}
        from ${visits}
      )
      select 'origin' as part, to_json(origins) as sums
      from (
        select ${columns}, sum(visits) as count
        from (select ${columns}, ${visitsAlike} from visits group by ${columns}) as alike
        group by grouping sets (${sql.raw(properties.map((name) => `(${name})`).join(', '))})
      ) as origins
      union all
      select 'totals', to_json(sums) from (select ${sumsOfTotals} from visits) as sums
      ${pointMs === undefined ? sql`` : sql`union all ${pointsOf(span, pointMs)}`}`,
  )
  return {
    parts: rows.flatMap(({ part, sums }): Part[] => {
      if (part === 'origin') return propertyOf(properties, sums)
      if (part === 'point') return []
      return totals.map((key) => ({ kind: 'total', key, count: sums[key] ?? 0 }))
    }),
    points: rows.flatMap(({ part, sums }) =>
      part === 'point' ? charted.map((key) => ({ at: sums.at, key, count: sums[key] })) : [],
    ),
  }
}

const pointsOf = ({ from }: Span, pointMs: number) => sql`
  select 'point', to_json(points)
  from (
    select date_part('epoch', point) * 1000 as at, ${sumsOfCharted}
    from (
      select visitor, views, clicks, date_bin(make_interval(secs => ${pointMs}::float8 / 1000), started_at,
        to_timestamp(${from}::float8 / 1000)) as point
      from visits
    ) as placed
    group by point
  ) as points`

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
