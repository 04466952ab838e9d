import { and, asc, eq, exists, gt, or, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { isForgottenPhoto } from '../photos/photo.store.ts'
import { isForgottenRecording } from '../recordings/recording.store.ts'
import { photos, recordings } from '../video.tables.ts'

/** Their IDs in order, those after `after`. */
export async function listUsersWithForgottenUploads(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const forgottenPhotos = db
    .select({ one: sql`1` })
    .from(photos)
    .where(and(eq(photos.userId, users.id), isForgottenPhoto))
  const forgottenRecordings = db
    .select({ one: sql`1` })
    .from(recordings)
    .where(and(eq(recordings.userId, users.id), isForgottenRecording))
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), or(exists(forgottenPhotos), exists(forgottenRecordings))))
    .orderBy(asc(users.id))
    .limit(limit)
  return found.map(({ id }) => id)
}
