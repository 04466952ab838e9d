import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { calendarFeeds } from '../studio.tables.ts'

/** `since`: feed URLs issued before this time are invalid, like every other credential of the account. */
export type Feed = { userId: string; name: string; since: Date | null }

/** The user's feed, created on first request. */
export async function findOwnFeed(db: Db, userId: string): Promise<Feed> {
  const [kept] = await db
    .insert(calendarFeeds)
    .values({ userId, name: randomUUID() })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { userId: sql`excluded.user_id` } })
    .returning(columns)
  return kept!
}

export async function renewFeed(db: Db, userId: string): Promise<Feed> {
  const name = randomUUID()
  const [renewed] = await db
    .insert(calendarFeeds)
    .values({ userId, name })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { name, createdAt: sql`now()` } })
    .returning(columns)
  return renewed!
}

// In the same statement, because a concurrent renewal could remove the name that was just read.
const columns = {
  userId: calendarFeeds.userId,
  name: calendarFeeds.name,
  since:
    sql<Date | null>`(select ${users.accessRevokedAt} from ${users} where ${users.id} = ${calendarFeeds}.${sql.identifier('user_id')})`.mapWith(
      users.accessRevokedAt,
    ),
}

export async function findFeed(db: Db, name: string): Promise<Feed | undefined> {
  const [found] = await db
    .select({ userId: calendarFeeds.userId, name: calendarFeeds.name, since: users.accessRevokedAt })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.name, name))
  return found
}
