import type { Db } from '#platform/server/database/database.ts'
import { analyticsEvents } from './analytics.tables.ts'

export type NewEvent = typeof analyticsEvents.$inferInsert

/** An event that is already there stays as it is. */
export async function addEvents(db: Db, events: NewEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(analyticsEvents).values(events).onConflictDoNothing()
}
