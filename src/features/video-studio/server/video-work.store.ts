import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { stages } from '../domain/stages.ts'
import type { VideoRow } from './video.store.ts'
import { videos, videoTransitions, videoWebhooks } from './video.tables.ts'

/** A worker that was not heard of for so long is gone. */
export const silenceSeconds = 20

const now = sql`now()`
const longAgo = sql`now() - make_interval(secs => ${silenceSeconds})`
const isAbandoned = and(eq(videos.status, 'processing'), lt(videos.heardAt, longAgo))

/** Takes a video up: one that waits, or one whose worker is gone. Of two workers that try, one gets it. */
export async function claimVideo(tx: Db, id: string, worker: string): Promise<VideoRow | undefined> {
  const [claimed] = await tx
    .update(videos)
    .set({
      status: 'processing',
      stage: stages.starting,
      percent: 0,
      worker,
      heardAt: now,
      startedAt: sql`coalesce(${videos.startedAt}, now())`,
      updatedAt: now,
      attempts: sql`${videos.attempts} + 1`,
    })
    .where(and(eq(videos.id, id), or(eq(videos.status, 'queued'), isAbandoned)))
    .returning()
  if (claimed) await recordTransition(tx, claimed, claimed.attempts > 1 ? 'It was taken up again.' : null)
  return claimed
}

type Change = Partial<
  Pick<
    VideoRow,
    'percent' | 'stage' | 'engineReference' | 'status' | 'error' | 'notes' | 'size' | 'hasPoster'
  >
>

/** Changes a video that this worker has. Answers nothing when it was canceled, deleted or taken by another. */
export async function changeOwnVideo(
  db: Db,
  { id, worker }: { id: string; worker: string },
  change: Change,
): Promise<VideoRow | undefined> {
  const isSettled = change.status === 'completed' || change.status === 'failed'
  const [changed] = await db
    .update(videos)
    .set({ ...change, heardAt: now, updatedAt: now, ...(isSettled && { finishedAt: now }) })
    .where(and(eq(videos.id, id), eq(videos.worker, worker), eq(videos.status, 'processing')))
    .returning()
  return changed
}

export async function recordTransition(tx: Db, video: VideoRow, reason: string | null): Promise<void> {
  const { id: videoId, status, percent, stage } = video
  await tx.insert(videoTransitions).values({ videoId, status, percent, stage, reason })
}

/** Only tells that the worker lives; nothing that anybody watches has changed. */
export async function isStillOwn(db: Db, { id, worker }: { id: string; worker: string }): Promise<boolean> {
  const found = await db
    .update(videos)
    .set({ heardAt: now })
    .where(and(eq(videos.id, id), eq(videos.worker, worker), eq(videos.status, 'processing')))
    .returning({ id: videos.id })
  return found.length > 0
}

export async function listAbandonedVideos(db: Db): Promise<string[]> {
  const found = await db.select({ id: videos.id }).from(videos).where(isAbandoned).limit(100)
  return found.map(({ id }) => id)
}

/** Videos that wait longer than any queue lasts, whose job was lost; each is named once in ten minutes. */
export async function listForgottenVideos(db: Db): Promise<string[]> {
  const found = await db
    .update(videos)
    .set({ heardAt: now })
    .where(
      and(
        eq(videos.status, 'queued'),
        lt(sql`coalesce(${videos.heardAt}, ${videos.createdAt})`, sql`now() - interval '10 minutes'`),
      ),
    )
    .returning({ id: videos.id })
  return found.map(({ id }) => id)
}

/** With the embedded database no other process can be at work: whatever was under way at the start is abandoned. */
export async function abandonAll(db: Db): Promise<void> {
  await db
    .update(videos)
    .set({ heardAt: sql`to_timestamp(0)` })
    .where(inArray(videos.status, ['processing']))
}

/** Answers whether this callback is new. Old ones are forgotten: their time stamp alone refuses them. */
export async function takeWebhook(db: Db, id: string): Promise<boolean> {
  await db.delete(videoWebhooks).where(lt(videoWebhooks.receivedAt, sql`now() - interval '1 hour'`))
  const added = await db.insert(videoWebhooks).values({ id }).onConflictDoNothing().returning()
  return added.length > 0
}
