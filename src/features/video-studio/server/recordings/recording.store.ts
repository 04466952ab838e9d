import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { recordingLimits } from '../../contract/recording.ts'
import { findQuotaRefusal, holdUser, type QuotaRefusal } from '../uploads/upload-quota.store.ts'
import { recordings, videos } from '../video.tables.ts'

export type RecordingRow = typeof recordings.$inferSelect

export const recordingKey = (id: string) => `recordings/${id}.wav`

export type RecordingRefusal = QuotaRefusal | 'tooMany'

/** Locks the user's row, so that concurrent uploads cannot exceed the limits. */
export async function insertRecording(
  tx: Db,
  recording: { id: string; userId: string; milliseconds: number; size: number },
): Promise<RecordingRow | RecordingRefusal> {
  await holdUser(tx, recording.userId)
  const refused = await findRecordingRefusal(tx, recording.userId, recording.size)
  if (refused) return refused
  const [inserted] = await tx.insert(recordings).values(recording).returning()
  return inserted!
}

export async function findRecordingRefusal(
  db: Db,
  userId: string,
  size: number,
): Promise<RecordingRefusal | undefined> {
  const [kept] = await db.select({ count: count() }).from(recordings).where(eq(recordings.userId, userId))
  if ((kept?.count ?? 0) >= recordingLimits.perUser) return 'tooMany'
  return findQuotaRefusal(db, userId, size)
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

const isUnused = sql`not exists (select 1 from ${videos} where ${videos.userId} = ${recordings.userId} and ${videos.recordings} @> to_jsonb(${recordings.id}::text))`

/** A recording of a form that was never sent, or of deleted videos. */
export const isForgottenRecording = and(lt(recordings.createdAt, sql`now() - interval '1 day'`), isUnused)

export async function deleteForgottenRecordings(tx: Db, userId: string): Promise<RecordingRow[]> {
  return tx
    .delete(recordings)
    .where(and(eq(recordings.userId, userId), isForgottenRecording))
    .returning()
}

export async function deleteAllRecordings(db: Db, userId: string): Promise<RecordingRow[]> {
  return db.delete(recordings).where(eq(recordings.userId, userId)).returning()
}
