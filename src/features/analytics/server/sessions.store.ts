import { inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { SessionState } from '../domain/follow-session.ts'
import { analyticsSessions } from './analytics.tables.ts'

/** Returns the IDs of new sessions. */
export async function addSessions(tx: Db, sessions: readonly SessionState[]): Promise<Set<string>> {
  if (sessions.length === 0) return new Set()
  const added = await tx
    .insert(analyticsSessions)
    .values(sessions.toSorted(byId))
    .onConflictDoNothing()
    .returning({ id: analyticsSessions.id })
  return new Set(added.map(({ id }) => id))
}

/** Locks the sessions until the transaction ends. */
export async function lockSessions(tx: Db, ids: readonly string[]): Promise<Map<string, SessionState>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(analyticsSessions)
    .where(inArray(analyticsSessions.id, [...ids]))
    .orderBy(analyticsSessions.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

export async function updateSessions(tx: Db, sessions: readonly SessionState[]): Promise<void> {
  if (sessions.length === 0) return
  const column = (value: (session: SessionState) => unknown) => sql.param(sessions.map(value))
  await tx.execute(sql`
    update analytics_sessions as stored
    set seen_at = to_timestamp(next.seen_at / 1000.0), views = next.views, last_page = next.last_page,
      reached = next.reached
    from unnest(
      ${column(({ id }) => id)}::text[], ${column(({ seenAt }) => seenAt.getTime())}::bigint[],
      ${column(({ views }) => views)}::integer[], ${column(({ lastPage }) => lastPage)}::text[],
      ${column(({ reached }) => reached)}::integer[]
    ) as next(id, seen_at, views, last_page, reached)
    where stored.id = next.id`)
}

export async function evictSessions(db: Db, seenBefore: Date): Promise<void> {
  await db.delete(analyticsSessions).where(lt(analyticsSessions.seenAt, seenBefore))
}

const byId = (a: SessionState, b: SessionState) => (a.id < b.id ? -1 : 1)
