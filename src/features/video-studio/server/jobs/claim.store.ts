import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { stages } from '../../domain/stages.ts'
import type { VideoRow } from '../videos/video.store.ts'
import { videos, videoTransitions } from '../video.tables.ts'

/** A worker's claim on a video. */
export type Claim = { id: string; worker: string }

const now = sql`now()`
const isStale = (staleMs: number) =>
  and(
    eq(videos.status, 'processing'),
    lt(videos.heartbeatAt, sql`now() - make_interval(secs => ${staleMs / 1000})`),
  )
const isHeld = ({ id, worker }: Claim) =>
  and(eq(videos.id, id), eq(videos.worker, worker), eq(videos.status, 'processing'))

type Claimed = { video: VideoRow; previousWorker: string | null }

/** Claims a video that is queued or whose worker is gone. Only one of two concurrent workers succeeds. */
export async function claimVideo(
  tx: Db,
  { id, worker }: Claim,
  staleMs: number,
): Promise<Claimed | undefined> {
  const [before] = await tx
    .select({ worker: videos.worker })
    .from(videos)
    .where(and(eq(videos.id, id), or(eq(videos.status, 'queued'), isStale(staleMs))))
    .for('update')
  if (!before) return undefined
  const [video] = await tx
    .update(videos)
    .set({
      status: 'processing',
      stage: stages.starting,
      percent: 0,
      worker,
      heartbeatAt: now,
      startedAt: sql`coalesce(${videos.startedAt}, now())`,
      updatedAt: now,
      attempts: sql`${videos.attempts} + 1`,
    })
    .where(eq(videos.id, id))
    .returning()
  if (!video) return undefined
  await recordTransition(tx, video, before.worker === null ? null : 'Restarted after an interruption.')
  return { video, previousWorker: before.worker }
}

type Change = Partial<
  Pick<
    VideoRow,
    | 'percent'
    | 'stage'
    | 'engine'
    | 'engineReference'
    | 'status'
    | 'error'
    | 'notes'
    | 'size'
    | 'hasPoster'
    | 'fileClaim'
    | 'attempts'
    | 'paidStarts'
    | 'numFrames'
    | 'captions'
    | 'speechFiles'
  >
>

/**
 * Updates a video for the worker that holds its claim. Returns undefined if it was canceled, deleted or taken
 * over.
 */
export async function changeClaimed(db: Db, claim: Claim, change: Change): Promise<VideoRow | undefined> {
  const isSettled = change.status === 'completed' || change.status === 'failed'
  const [changed] = await db
    .update(videos)
    .set({ ...change, heartbeatAt: now, updatedAt: now, ...(isSettled && { finishedAt: now }) })
    .where(isHeld(claim))
    .returning()
  return changed
}

export async function recordTransition(tx: Db, video: VideoRow, reason: string | null): Promise<void> {
  const { id: videoId, status, percent, stage } = video
  await tx.insert(videoTransitions).values({ videoId, status, percent, stage, reason })
}

/** Returns whether the claim is still valid. */
export async function heartbeat(db: Db, claim: Claim): Promise<boolean> {
  const found = await db
    .update(videos)
    .set({ heartbeatAt: now })
    .where(isHeld(claim))
    .returning({ id: videos.id })
  return found.length > 0
}

export async function findVideoById(db: Db, id: string): Promise<VideoRow | undefined> {
  const [found] = await db.select().from(videos).where(eq(videos.id, id))
  return found
}

/** Requeues videos with a stale claim, so that they are not found stalled again. */
export async function releaseStalled(tx: Db, staleMs: number): Promise<string[]> {
  const found = await tx
    .update(videos)
    .set({ status: 'queued', stage: stages.queued, percent: 0, heartbeatAt: now, updatedAt: now })
    .where(isStale(staleMs))
    .returning({ id: videos.id })
  return found.map(({ id }) => id)
}

/**
 * Videos that have been queued for ten minutes and may have lost their job; each is returned once per ten
 * minutes.
 */
export async function requeueUnclaimed(tx: Db): Promise<string[]> {
  const found = await tx
    .update(videos)
    .set({ heartbeatAt: now })
    .where(
      and(
        eq(videos.status, 'queued'),
        lt(sql`coalesce(${videos.heartbeatAt}, ${videos.createdAt})`, sql`now() - interval '10 minutes'`),
      ),
    )
    .returning({ id: videos.id })
  return found.map(({ id }) => id)
}

/** The embedded database has a single process, so anything in progress at startup has stalled. */
export async function endAllClaims(db: Db): Promise<void> {
  await db
    .update(videos)
    .set({ heartbeatAt: sql`to_timestamp(0)` })
    .where(eq(videos.status, 'processing'))
}
