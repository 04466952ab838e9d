import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { Position } from '#platform/server/cursor.ts'
import { olderThan } from '#platform/server/database/older-than.ts'
import { stages } from '../../domain/stages.ts'
import { videos, videoTransitions } from '../video.tables.ts'

export type VideoRow = typeof videos.$inferSelect

export async function findVideo(db: Db, userId: string, id: string): Promise<VideoRow | undefined> {
  const [found] = await db
    .select()
    .from(videos)
    .where(and(eq(videos.id, id), eq(videos.userId, userId)))
  return found
}

/** Newest first; one extra row shows that there is a next page. */
export async function listVideos(
  db: Db,
  userId: string,
  { limit, before }: { limit: number; before: Position | undefined },
): Promise<VideoRow[]> {
  return db
    .select()
    .from(videos)
    .where(and(eq(videos.userId, userId), olderThan(videos.createdAt, videos.id, before)))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(limit + 1)
}

export async function listChangedVideos(db: Db, userId: string, since: Date): Promise<VideoRow[]> {
  return db
    .select()
    .from(videos)
    .where(and(eq(videos.userId, userId), gt(videos.updatedAt, since)))
    .orderBy(asc(videos.updatedAt))
    .limit(100)
}

/** The database's clock, which also stamps the rows. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(sql`select floor(extract(epoch from now()) * 1000) as ms`)
  return new Date(Number(rows[0]?.ms))
}

export async function listTransitions(db: Db, videoId: string) {
  return db
    .select()
    .from(videoTransitions)
    .where(eq(videoTransitions.videoId, videoId))
    .orderBy(asc(videoTransitions.id))
}

/** Answers whether there was anything left to cancel. */
export async function markCanceled(tx: Db, userId: string, id: string): Promise<VideoRow | undefined> {
  const [canceled] = await tx
    .update(videos)
    .set({ status: 'canceled', stage: stages.canceled, finishedAt: now, updatedAt: now })
    .where(
      and(eq(videos.id, id), eq(videos.userId, userId), inArray(videos.status, ['queued', 'processing'])),
    )
    .returning()
  if (canceled)
    await tx.insert(videoTransitions).values({
      videoId: id,
      status: 'canceled',
      percent: canceled.percent,
      stage: stages.canceled,
      reason: 'You canceled it.',
    })
  return canceled
}

export async function removeRow(db: Db, userId: string, id: string): Promise<VideoRow | undefined> {
  const [removed] = await db
    .delete(videos)
    .where(and(eq(videos.id, id), eq(videos.userId, userId)))
    .returning()
  return removed
}

export async function removeAllVideos(db: Db, userId: string): Promise<VideoRow[]> {
  return db.delete(videos).where(eq(videos.userId, userId)).returning()
}

export async function listAllVideos(db: Db, userId: string): Promise<VideoRow[]> {
  return db.select().from(videos).where(eq(videos.userId, userId)).orderBy(asc(videos.createdAt))
}

const now = sql`now()`

/** Who generated a video when, for the report on how many accounts stay active. */
export const videoActivity = (db: Db) =>
  db.select({ userId: videos.userId, at: videos.createdAt }).from(videos)
