import { lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { videoWebhooks } from '../video.tables.ts'

/** Returns whether this callback is new. Deletes old ones, which their timestamp alone rules out. */
export async function recordWebhook(db: Db, id: string): Promise<boolean> {
  await db.delete(videoWebhooks).where(lt(videoWebhooks.receivedAt, sql`now() - interval '1 hour'`))
  const added = await db.insert(videoWebhooks).values({ id }).onConflictDoNothing().returning()
  return added.length > 0
}
