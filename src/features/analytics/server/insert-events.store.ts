import { sql } from 'drizzle-orm'
import type { Database, Db } from '#platform/server/database/database.ts'
import { runPrepared } from '#platform/server/database/run-prepared.ts'
import { hasCode } from '#platform/server/error-causes.ts'
import type { NormalizedEvent } from '../domain/normalize-event.ts'
import type { SessionState } from '../domain/follow-session.ts'
import type { Increment } from '../domain/tally.ts'
import { analyticsSessions } from './analytics.tables.ts'
import { countersInsert } from './counters.store.ts'
import { eventsInsert } from './events-insert.store.ts'
import { dayOf } from './visitors.store.ts'

type Writes = {
  events: readonly NormalizedEvent[]
  started: readonly SessionState[]
  moved: readonly { before: SessionState; after: SessionState }[]
  now: Date
  visitors: readonly string[]
  increments: readonly Increment[]
}

/** Reads sessions without locking them. */
export async function readSessions(db: Db, ids: readonly string[]): Promise<Map<string, SessionState>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(analyticsSessions)
    .where(sql`${analyticsSessions.id} = any(${sql.param(ids)}::text[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Writes everything in one statement, or nothing if an event or session isn't in the expected state, because
 * it is a duplicate or another process was faster. Returns whether it was written.
 */
export async function insertInOneStatement(database: Database, writes: Writes): Promise<boolean> {
  const { events, started, moved, now, visitors, increments } = writes
  const next = moved.map(({ before, after }) => ({
    ...after,
    viewsBefore: before.views,
    reachedBefore: before.reached,
  }))
  const newcomers = sql`
    select 'total', grain, date_trunc(grain, ${now}::timestamptz, 'UTC'), 'visitors', count(*), 0
    from visited cross join unnest(array['hour', 'day']) as grain group by grain`
  try {
    const statement = sql`
      with stored as (${eventsInsert(events)}),
      started as (
        insert into analytics_sessions (id, started_at, seen_at, views, last_page, reached)
        select id, "startedAt", "seenAt", views, "lastPage", reached
        from jsonb_to_recordset(${JSON.stringify(started)}::jsonb) as session(
          id text, "startedAt" timestamptz, "seenAt" timestamptz, views integer, "lastPage" text, reached integer
        )
      ),
      moved as (
        update analytics_sessions as stored
        set seen_at = greatest(stored.seen_at, "seenAt"), views = next.views, last_page = "lastPage", reached = next.reached
        from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as next(
          id text, "seenAt" timestamptz, views integer, "lastPage" text, reached integer, "viewsBefore" integer,
          "reachedBefore" integer
        )
        where stored.id = next.id and stored.views = "viewsBefore" and stored.reached = "reachedBefore"
        returning 1
      ),
      visited as (
        insert into analytics_visitors (day, visitor)
        select ${dayOf(now.getTime())}::date, visitor from unnest(${sql.param([...visitors])}::text[]) as visitor
        on conflict do nothing
        returning 1
      ),
      grown as (${countersInsert(increments, newcomers)})
      select 1 / case when (select count(*) from moved) = ${moved.length}::integer then 1 else 0 end`
    await runPrepared(database, 'store_at_once', statement)
    return true
  } catch (error) {
    if (hasCode(error, expectedConflicts)) return false
    throw error
  }
}

// The division by zero above, a unique violation, a deadlock or a serialization failure: the locked path
// handles all of them.
const expectedConflicts = /^(22012|23505|40P01|40001)$/
