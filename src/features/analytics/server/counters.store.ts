import { sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { coverSpan, type Span } from '../domain/cover-window.ts'
import type { CounterKind } from '../domain/counters.ts'

export type CounterSum = { kind: CounterKind; key: string; count: number; total: number }

/** Sums the counters of these kinds over a span of whole hours. */
export async function sumCounters(db: Db, kinds: readonly CounterKind[], span: Span): Promise<CounterSum[]> {
  const ranges = coverSpan(span)
  const { rows } = await db.execute<{ kind: CounterKind; key: string; count: string; total: string }>(sql`
    select kind, key, sum(count) as count, sum(total) as total
    from unnest(${sql.param(kinds)}::text[]) as wanted(wanted_kind)
    cross join unnest(
      ${sql.param(ranges.map(({ grain }) => grain))}::text[],
      ${sql.param(ranges.map(({ from }) => from))}::bigint[],
      ${sql.param(ranges.map(({ to }) => to))}::bigint[]
    ) as range(wanted_grain, wanted_from, wanted_to)
    cross join lateral (
      select kind, key, sum(count) as count, sum(total) as total
      from analytics_counters
      where kind = wanted_kind and grain = wanted_grain
        and start >= to_timestamp(wanted_from / 1000.0) and start < to_timestamp(wanted_to / 1000.0)
      group by kind, key
    ) as part
    group by kind, key having sum(count) <> 0`)
  return rows.map(({ kind, key, count, total }) => ({
    kind,
    key,
    count: Number(count),
    total: Number(total),
  }))
}

export type CounterPoint = { at: number; key: string; count: number }

/** One kind's counters over a span, in equal intervals that end where the span ends. */
export async function chartCounters(
  db: Db,
  { kind, span, pointMs }: { kind: CounterKind; span: Span; pointMs: number },
): Promise<CounterPoint[]> {
  const { rows } = await db.execute<{ at: string; key: string; count: string }>(sql`
    select ${span.from}::bigint
        + floor((extract(epoch from start) * 1000 - ${span.from}::bigint) / ${pointMs}::bigint) * ${pointMs}::bigint
        as at,
      key, sum(count) as count
    from analytics_counters
    where kind = ${kind} and grain = 'hour'
      and start >= to_timestamp(${span.from}::bigint / 1000.0) and start < to_timestamp(${span.to}::bigint / 1000.0)
    group by 1, 2`)
  return rows.map(({ at, key, count }) => ({ at: Number(at), key, count: Number(count) }))
}

export async function hasCounters(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from analytics_counters where kind = 'type' limit 1`)
  return rows.length > 0
}
