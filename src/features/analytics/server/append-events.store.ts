import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/server/database/database.ts'
import { runPrepared } from '#platform/server/database/run-prepared.ts'
import type { RefusalReason } from '../contract/collection.ts'
import type { NormalizedEvent } from '../domain/normalize-event.ts'
import type { Visit } from '../domain/read-visit.ts'

/** One request's events after all checks that need no database. */
export type Batch = {
  at: number
  visit: Visit
  events: readonly NormalizedEvent[]
  refused: readonly RefusalReason[]
}

/**
 * Stores the events of several requests with one statement and returns the duplicate IDs of each. The roll-up
 * counts them afterwards.
 */
export async function appendEvents(database: Database, batches: readonly Batch[]): Promise<string[][]> {
  const { rows, repeats } = separateRepeats(batches)
  const at = Math.max(...batches.map((batch) => batch.at))
  const refusals = [
    ...countReasons(
      batches.flatMap(({ refused }) => refused),
      repeats,
    ),
  ].map(([reason, count]) => ({ reason, count }))
  const { rows: results } = await runPrepared(
    database.pool,
    'append_events',
    sql`
      with stored as (${eventsInsert(rows)} on conflict do nothing returning id),
      refused as (
        insert into analytics_refusals (reason, at, count)
        select reason, to_timestamp(${at}::float8 / 1000), count
        from jsonb_to_recordset(${JSON.stringify(refusals)}::jsonb) as refusal(reason text, count integer)
        union all
        select 'duplicate', to_timestamp(${at}::float8 / 1000), ${rows.length}::integer - count(*) from stored
        having count(*) < ${rows.length}::integer
      )
      select case when count(*) < ${rows.length}::integer then array_agg(id::text) end as ids, count(*) as count from stored`,
  )
  const [result] = results as { ids: string[] | null; count: string }[]
  const isWhole = Number(result?.count) === rows.length
  const stored = new Set(result?.ids)
  return batches.map(({ events }, index) =>
    isWhole && repeats[index]?.size === 0
      ? []
      : events
          .filter((event) => repeats[index]?.has(event) || !(isWhole || stored.has(event.id)))
          .map(({ id }) => id),
  )
}

type Row = readonly unknown[] & { 0: string }

/** Keeps the first of events repeated within the statement and remembers which batch repeated it. */
function separateRepeats(batches: readonly Batch[]) {
  const seen = new Set<string>()
  const rows: Row[] = []
  const repeats = batches.map(({ at, visit, events }) => {
    const late = new Set<NormalizedEvent>()
    for (const event of events) {
      if (seen.has(event.id)) late.add(event)
      else rows.push(toRow(event, at, visit))
      seen.add(event.id)
    }
    return late
  })
  return { rows, repeats }
}

function countReasons(reasons: readonly RefusalReason[], repeats: readonly Set<NormalizedEvent>[]) {
  const counts = new Map<RefusalReason, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const repeated = repeats.reduce((sum, { size }) => sum + size, 0)
  if (repeated > 0) counts.set('duplicate', (counts.get('duplicate') ?? 0) + repeated)
  return counts
}

/**
 * Without `on conflict` and `returning`. Sorted to avoid deadlocks between processes that store the same
 * events. All rows are one JSON parameter, which is cheaper for both sides than an array per column.
 */
export function eventsInsert(rows: readonly Row[], tx: SQL = sql`pg_current_xact_id()`): SQL {
  const sorted = rows.toSorted((a, b) => (a[0] < b[0] ? -1 : 1))
  return sql`
    insert into analytics_events
      (id, type, session_id, page, variant, name, category, step_number, role, tab_name, happened_at, received_at,
       details, visitor, referrer_host, utm_source, utm_medium, utm_campaign, device, browser, country, tx)
    select (event ->> 0)::uuid, event ->> 1, event ->> 2, event ->> 3, event ->> 4, event ->> 5, event ->> 6,
      (event ->> 7)::integer, event ->> 8, event ->> 9, to_timestamp((event ->> 10)::float8 / 1000),
      to_timestamp((event ->> 11)::float8 / 1000), event -> 12, event ->> 13, event ->> 14, event ->> 15, event ->> 16,
      event ->> 17, event ->> 18, event ->> 19, event ->> 20, ${tx}
    from jsonb_array_elements(${JSON.stringify(sorted)}::jsonb) as event`
}

export const toRow = (event: NormalizedEvent, receivedAt: number, visit: Visit): Row => [
  event.id,
  event.type,
  event.sessionId,
  event.page,
  event.variant,
  event.name,
  event.category,
  event.stepNumber,
  event.role,
  event.tabName,
  event.happenedAt.getTime(),
  receivedAt,
  event.details,
  visit.visitor,
  event.referrerHost === visit.host ? null : event.referrerHost,
  event.utmSource,
  event.utmMedium,
  event.utmCampaign,
  visit.device,
  visit.browser,
  visit.country ?? null,
]
