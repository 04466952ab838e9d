import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { EngineName, Orientation, VideoShape } from '../../contract/choices.ts'
import { videoLimits } from '../../contract/limits.ts'
import type { VideoAllowance } from '../../contract/video.ts'
import type { VideoRequest } from '../../contract/video-request.ts'
import { stages } from '../../domain/stages.ts'
import { holdUser } from '../uploads/upload-quota.store.ts'
import { videoDays, videos, videoTransitions } from '../video.tables.ts'

export type NewVideo = Omit<VideoRequest, 'seed_image' | 'seed_image_of' | 'engine' | 'seconds'> & {
  num_frames: number
  orientation: Orientation
  shape: VideoShape
  sound: boolean
  id: string
  userId: string
  engine: EngineName
  seedImageType: 'image/jpeg' | 'image/png' | null
}

export type StartRefusal =
  | { ok: false; reason: 'at-once' | 'per-day'; most: number }
  | { ok: false; reason: 'unconfirmed' | 'budget' }

type StartRules = {
  scale: number
  /** For an engine that costs the operator money. */
  takeFromBudget: ((tx: Db) => Promise<boolean>) | undefined
}

/**
 * Queues a video unless the user has reached a limit. Locks the user's row, so that concurrent requests
 * cannot exceed it.
 */
export async function queueVideo(
  tx: Db,
  video: NewVideo,
  rules: StartRules,
): Promise<{ ok: true } | StartRefusal> {
  await holdUser(tx, video.userId)
  const refused = await findRefusal(tx, video.userId, rules)
  if (refused) return refused
  // Checked last, so that a video rejected for another reason is not counted.
  if (rules.takeFromBudget && !(await rules.takeFromBudget(tx))) return { ok: false, reason: 'budget' }
  await tx
    .insert(videoDays)
    .values({ userId: video.userId, day: today, started: 1 })
    .onConflictDoUpdate({
      target: [videoDays.userId, videoDays.day],
      set: { started: sql`${videoDays.started} + 1` },
    })
  await tx.insert(videos).values({
    id: video.id,
    userId: video.userId,
    prompt: video.prompt,
    numFrames: video.num_frames,
    fps: video.fps,
    resolution: video.resolution,
    orientation: video.orientation,
    shape: video.shape,
    style: video.style,
    voice: video.voice,
    recordings: video.recordings,
    photos: video.photos,
    sound: video.sound,
    seedImageType: video.seedImageType,
    script: video.script,
    scriptId: video.script_id,
    handle: video.handle,
    callToAction: video.call_to_action,
    engine: video.engine,
    stage: stages.queued,
  })
  await tx
    .insert(videoTransitions)
    .values({ videoId: video.id, status: 'queued', percent: 0, stage: stages.queued })
  return { ok: true }
}

/** Checks everything but the budget, which is only known once it is taken. */
export async function findRefusal(
  db: Db,
  userId: string,
  { scale, takeFromBudget }: StartRules,
): Promise<StartRefusal | undefined> {
  if (takeFromBudget && !(await isConfirmed(db, userId))) return { ok: false, reason: 'unconfirmed' }
  const allowance = await readAllowance(db, userId, scale)
  if (allowance.under_way >= allowance.at_once)
    return { ok: false, reason: 'at-once', most: allowance.at_once }
  if (allowance.today >= allowance.per_day) return { ok: false, reason: 'per-day', most: allowance.per_day }
  return undefined
}

/** Waits for concurrent starts of this user, so that the result stays valid. */
export async function isVideoThere(tx: Db, userId: string, id: string): Promise<boolean> {
  await holdUser(tx, userId)
  const found = await tx.select({ id: videos.id }).from(videos).where(eq(videos.id, id))
  return found.length > 0
}

const today = sql<string>`(now() at time zone 'utc')::date`

export async function readAllowance(db: Db, userId: string, scale: number): Promise<VideoAllowance> {
  const [underWay] = await db
    .select({ count: count() })
    .from(videos)
    .where(and(eq(videos.userId, userId), inArray(videos.status, ['queued', 'processing'])))
  const [day] = await db
    .select({ started: videoDays.started })
    .from(videoDays)
    .where(and(eq(videoDays.userId, userId), eq(videoDays.day, today)))
  return {
    ...allowedPerDay(await isConfirmed(db, userId), scale),
    under_way: underWay?.count ?? 0,
    today: day?.started ?? 0,
  }
}

/** How many videos a user may have on the way and start in a day; `scale` multiplies both, for load tests. */
function allowedPerDay(isVerified: boolean, scale: number) {
  const perDay = isVerified ? videoLimits.perDay : videoLimits.perDayUnverified
  return { at_once: Math.ceil(videoLimits.atOnce * scale), per_day: Math.ceil(perDay * scale) }
}

async function isConfirmed(db: Db, userId: string): Promise<boolean> {
  const [user] = await db.select({ isVerified: users.emailVerified }).from(users).where(eq(users.id, userId))
  return user?.isVerified ?? false
}

/** Deletes the counts of past days. */
export async function deleteEarlierDays(db: Db): Promise<void> {
  await db.delete(videoDays).where(lt(videoDays.day, today))
}
