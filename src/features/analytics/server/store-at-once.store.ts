import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { ArrangedEvent } from '../domain/arrange-event.ts'
import type { SessionState } from '../domain/follow-session.ts'
import type { Growth } from '../domain/tally.ts'
import { analyticsSessions } from './analytics.tables.ts'
import { countersInsert } from './counters.store.ts'
import { eventsInsert } from './events-insert.store.ts'

type Everything = {
  events: readonly ArrangedEvent[]
  begun: readonly SessionState[]
  moved: readonly { before: SessionState; after: SessionState }[]
  day: string
  visitors: readonly string[]
  growths: readonly Growth[]
}

/** Where these visits stand, without keeping anybody from taking them further. */
export async function readSessions(db: Db, ids: readonly string[]): Promise<Map<string, SessionState>> {
  const rows = await db
    .select()
    .from(analyticsSessions)
    .where(inArray(analyticsSessions.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Writes everything in one statement, or nothing: it fails when an event, a visit or a visitor is not as was supposed,
 * because it was sent before or another process was quicker. Answers whether it was written.
 */
export async function storeAtOnce(db: Db, everything: Everything): Promise<boolean> {
  const { events, begun, moved, day, visitors, growths } = everything
  const first = (value: (session: SessionState) => unknown) => sql.param(begun.map(value))
  const next = (value: (pair: { before: SessionState; after: SessionState }) => unknown) =>
    sql.param(moved.map(value))
  const whole = events.length + begun.length + moved.length + visitors.length
  try {
    await db.execute(sql`
      with stored as (${eventsInsert(events)} returning 1),
      begun as (
        insert into analytics_sessions (id, started_at, seen_at, views, last_page, reached)
        select id, to_timestamp(started_at / 1000.0), to_timestamp(seen_at / 1000.0), views, last_page, reached
        from unnest(
          ${first(({ id }) => id)}::text[], ${first(({ startedAt }) => startedAt.getTime())}::bigint[],
          ${first(({ seenAt }) => seenAt.getTime())}::bigint[], ${first(({ views }) => views)}::integer[],
          ${first(({ lastPage }) => lastPage)}::text[], ${first(({ reached }) => reached)}::integer[]
        ) as session(id, started_at, seen_at, views, last_page, reached)
        on conflict do nothing
        returning 1
      ),
      moved as (
        update analytics_sessions as known
        set seen_at = to_timestamp(next.seen_at / 1000.0), views = next.views, last_page = next.last_page,
          reached = next.reached
        from unnest(
          ${next(({ after }) => after.id)}::text[], ${next(({ after }) => after.seenAt.getTime())}::bigint[],
          ${next(({ after }) => after.views)}::integer[], ${next(({ after }) => after.lastPage)}::text[],
          ${next(({ after }) => after.reached)}::integer[], ${next(({ before }) => before.views)}::integer[],
          ${next(({ before }) => before.reached)}::integer[]
        ) as next(id, seen_at, views, last_page, reached, views_before, reached_before)
        where known.id = next.id and known.views = next.views_before and known.reached = next.reached_before
        returning 1
      ),
      visited as (
        insert into analytics_visitors (day, visitor)
        select ${day}::date, visitor from unnest(${sql.param([...visitors])}::text[]) as visitor
        on conflict do nothing
        returning 1
      ),
      grown as (${countersInsert(growths)} returning 1)
      select 1 / case
        when (select count(*) from stored) + (select count(*) from begun) + (select count(*) from moved)
          + (select count(*) from visited) = ${whole}::integer
        then 1 else 0 end`)
    return true
  } catch (error) {
    if (isSurprise(error)) return false
    throw error
  }
}

// The division by zero above, or two processes that waited for each other: the careful way settles both.
const surprises = ['22012', '40P01', '40001']

function isSurprise(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (surprises.includes((each as { code?: string }).code ?? '')) return true
  return false
}
