import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { calendarFeeds } from './studio.tables.ts'

/** The name of the user's feed, made when it is first asked for. */
export async function findFeedName(db: Db, userId: string): Promise<string> {
  const [kept] = await db
    .insert(calendarFeeds)
    .values({ userId, name: randomUUID() })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { userId: sql`excluded.user_id` } })
    .returning({ name: calendarFeeds.name })
  return kept!.name
}

export async function renewFeedName(db: Db, userId: string): Promise<string> {
  const name = randomUUID()
  await db
    .insert(calendarFeeds)
    .values({ userId, name })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { name, createdAt: sql`now()` } })
  return name
}

export async function findFeedOwner(db: Db, name: string) {
  const [found] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.name, name))
  return found?.userId
}
