import { sql, type SQL } from 'drizzle-orm'
import type { ArrangedEvent } from '../domain/arrange-event.ts'

/** Without `returning`. Sorted, so that two processes that store the same events wait in the same order. */
export function eventsInsert(events: readonly ArrangedEvent[]): SQL {
  const rows = events.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const column = (value: (event: ArrangedEvent) => unknown) => sql.param(rows.map(value))
  return sql`
    insert into analytics_events
      (id, type, session_id, page, variant, name, category, step_number, role, tab_name, happened_at, details)
    select id, type, session_id, page, variant, name, category, step_number, role, tab_name,
      to_timestamp(at / 1000.0), details::jsonb
    from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ type }) => type)}::text[],
      ${column(({ sessionId }) => sessionId)}::text[], ${column(({ page }) => page)}::text[],
      ${column(({ variant }) => variant ?? null)}::text[], ${column(({ name }) => name ?? null)}::text[],
      ${column(({ category }) => category ?? null)}::text[],
      ${column(({ stepNumber }) => stepNumber ?? null)}::integer[],
      ${column(({ role }) => role ?? null)}::text[], ${column(({ tabName }) => tabName ?? null)}::text[],
      ${column(({ happenedAt }) => happenedAt.getTime())}::bigint[],
      ${column(({ details }) => JSON.stringify(details))}::text[]
    ) as event(id, type, session_id, page, variant, name, category, step_number, role, tab_name, at, details)
    on conflict do nothing`
}
