import { sql, type SQL } from 'drizzle-orm'
import type { ArrangedEvent } from '../domain/arrange-event.ts'

/**
 * Without `on conflict` and `returning`. Sorted, so that two processes that store the same events wait in the same order.
 * All rows are one parameter: read as JSON they cost both sides less than a list for every column.
 */
export function eventsInsert(events: readonly ArrangedEvent[]): SQL {
  const rows = events.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return sql`
    insert into analytics_events
      (id, type, session_id, page, variant, name, category, step_number, role, tab_name, happened_at, details)
    select id, type, "sessionId", page, variant, name, category, "stepNumber", role, "tabName", "happenedAt", details
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event(
      id uuid, type text, "sessionId" text, page text, variant text, name text, category text, "stepNumber" integer,
      role text, "tabName" text, "happenedAt" timestamptz, details jsonb
    )`
}
