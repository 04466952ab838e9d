import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { users } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { recordingLimits } from '../../contract/recording.ts'
import { recordings } from '../video.tables.ts'

export type RecordingRow = typeof recordings.$inferSelect

export const recordingKey = (id: string) => `recordings/${id}.wav`

/** Locks the user's row, so that concurrent uploads cannot exceed the limit. */
export async function insertRecording(
  tx: Db,
  recording: { id: string; userId: string; milliseconds: number; size: number },
): Promise<RecordingRow | undefined> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, recording.userId)).for('update')
  const [kept] = await tx
    .select({ count: count() })
    .from(recordings)
    .where(eq(recordings.userId, recording.userId))
  if ((kept?.count ?? 0) >= recordingLimits.perUser) return undefined
  const [inserted] = await tx.insert(recordings).values(recording).returning()
  return inserted
}

export async function listRecordings(db: Db, userId: string): Promise<RecordingRow[]> {
  return db
    .select()
    .from(recordings)
    .where(eq(recordings.userId, userId))
    .orderBy(asc(recordings.createdAt), asc(recordings.id))
}

/** Those of these that belong to the user. */
export async function findRecordings(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<RecordingRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(recordings)
    .where(and(eq(recordings.userId, userId), inArray(recordings.id, [...ids])))
}

export async function deleteRecording(db: Db, userId: string, id: string): Promise<RecordingRow | undefined> {
  const [deleted] = await db
    .delete(recordings)
    .where(and(eq(recordings.id, id), eq(recordings.userId, userId)))
    .returning()
  return deleted
}

export async function deleteAllRecordings(db: Db, userId: string): Promise<RecordingRow[]> {
  return db.delete(recordings).where(eq(recordings.userId, userId)).returning()
}
