import { and, desc, gte, lt, sql } from 'drizzle-orm'
import { dayMs } from '#platform/common/durations.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Span } from '../domain/cover-window.ts'
import { analyticsEvents as events } from './analytics.tables.ts'

const newest = 500
const maxSteps = 200
const enough = 50

/**
 * The newest steps of sessions, newest first, without scroll and time events. Tries the last day first, so
 * that a busy site opens two partitions instead of thirty.
 */
export async function listSteps(db: Db, span: Span) {
  const ofLastDay = await listStepsOf(db, { from: Math.max(span.from, span.to - dayMs), to: span.to })
  return ofLastDay.length >= enough ? ofLastDay : listStepsOf(db, span)
}

async function listStepsOf(db: Db, span: Span) {
  const recent = db
    .select({
      sessionId: events.sessionId,
      happenedAt: events.happenedAt,
      type: events.type,
      page: events.page,
      name: events.name,
      tabName: events.tabName,
    })
    .from(events)
    .where(and(gte(events.happenedAt, new Date(span.from)), lt(events.happenedAt, new Date(span.to))))
    .orderBy(desc(events.happenedAt), desc(events.id))
    .limit(newest)
    .as('recent')
  return db
    .select()
    .from(recent)
    .where(sql`${recent.type} not in ('scroll_depth', 'time_on_page')`)
    .orderBy(desc(recent.happenedAt))
    .limit(maxSteps)
}

type Place = { happenedAt: Date; id: string }

/** Newest first; `before` is the last row of the previous page. */
export async function listEvents(db: Db, { limit, before }: { limit: number; before?: Place | undefined }) {
  const older =
    before &&
    sql`(${events.happenedAt}, ${events.id}) < (${before.happenedAt.toISOString()}::timestamptz, ${before.id}::uuid)`
  return db.select().from(events).where(older).orderBy(desc(events.happenedAt), desc(events.id)).limit(limit)
}

/**
 * Everything except today's salt. Starts with the events, which every writer and every roll-up locks first, so
 * that none of them can be half done.
 */
export async function clearAnalytics(tx: Db): Promise<void> {
  await tx.execute(sql`
    truncate analytics_events, analytics_refusals, analytics_sessions, analytics_visits, analytics_visitors,
      analytics_counters`)
}
