import { sql, type SQL } from 'drizzle-orm'
import type { NormalizedEvent } from '../domain/normalize-event.ts'

/**
 * Without `on conflict` and `returning`. Sorted to avoid deadlocks between processes that store the same
 * events. All rows are one JSON parameter, which is cheaper for both sides than an array per column.
 */
export function eventsInsert(events: readonly NormalizedEvent[]): SQL {
  const rows = events.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(toRow)
  return sql`
    insert into analytics_events
      (id, type, session_id, page, variant, name, category, step_number, role, tab_name, happened_at, details)
    select (event ->> 0)::uuid, event ->> 1, event ->> 2, event ->> 3, event ->> 4, event ->> 5, event ->> 6,
      (event ->> 7)::integer, event ->> 8, event ->> 9, (event ->> 10)::timestamptz, event -> 11
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as event`
}

const toRow = (event: NormalizedEvent) => [
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
  event.happenedAt,
  event.details,
]
