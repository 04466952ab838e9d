import { randomUUID } from 'node:crypto'
import { AppError } from '#platform/common/errors.ts'
import type { Uploader } from '#platform/server/pictures/reencode-picture.ts'
import { videoMessages } from '../../contract/messages.ts'
import { recordingLimits, recordingMessages } from '../../contract/recording.ts'
import type { VideoRequest } from '../../contract/video-request.ts'
import { completeRequest } from '../../domain/complete-request.ts'
import { estimateLength } from '../../film/estimate-length.ts'
import { queueCancellation } from '../jobs/queue-removal.ts'
import { renderVideo } from '../jobs/video-job.ts'
import { requirePhotos } from '../photos/store-photo.ts'
import { requireRecordings } from '../recordings/store-recording.ts'
import type { RouteDeps } from '../route-deps.ts'
import { reencodeSeedImage, requirePicture } from './read-seed-image.ts'
import { requireVideo } from './require-video.ts'
import { findRefusal, isVideoThere, queueVideo, type StartRefusal } from './start-video.store.ts'
import { readAll, videoKeys } from './video-files.ts'
import { markCanceled, type VideoRow } from './video.store.ts'

type Deps = Pick<
  RouteDeps,
  'database' | 'files' | 'jobs' | 'engines' | 'events' | 'scale' | 'takeFromBudget' | 'scripts' | 'speech'
>

/** Stores the request, its starting image and the job in one transaction. */
export async function startVideo(
  deps: Deps,
  userId: string,
  request: VideoRequest,
  signal: AbortSignal,
): Promise<string> {
  const { database, files, jobs, engines, events, scale } = deps
  const engine = request.engine === null ? engines.configured : engines.embedded
  const {
    seed_image: seedImage,
    seed_image_of: earlier,
    ...wanted
  } = requireMakeable(completeRequest(request, engine.name, estimateLength(request).seconds))
  await requireOwnScript(deps, userId, wanted.script_id)
  if (wanted.voice === 'recording') await requireVoice(deps, userId, wanted.recordings)
  await requirePhotos(database.db, userId, wanted.photos)
  const isPaid = engine.name !== 'embedded' || (wanted.voice === 'service' && deps.speech !== null)
  const takeFromBudget = isPaid ? deps.takeFromBudget : undefined
  const rules = { scale, takeFromBudget }
  const picture = await findPicture(deps, userId, { seedImage, earlier, rules, signal })
  const id = randomUUID()
  const seedImageType = picture?.type ?? null
  if (picture)
    await files.put(videoKeys.seedImage(id, picture.type), picture.bytes, { contentType: picture.type })
  try {
    const queued = await database.transaction(async (tx) => {
      const video = { ...wanted, id, userId, engine: engine.name, seedImageType }
      const answer = await queueVideo(tx, video, rules)
      if (!answer.ok) return answer
      // One that no other video uses may have been deleted since the check, but not while the user is locked.
      if (wanted.voice === 'recording') await requireRecordings(tx, userId, wanted.recordings)
      await requirePhotos(tx, userId, wanted.photos)
      await jobs.send(tx, renderVideo, { videoId: id })
      return answer
    })
    if (!queued.ok) throw refuse(queued)
  } catch (error) {
    if (picture) await removeUnlessStarted(deps, userId, { id, type: picture.type }).catch(() => undefined)
    throw error
  }
  events.emitChanged(userId)
  return id
}

function requireMakeable(completed: ReturnType<typeof completeRequest>) {
  if (completed.ok) return completed.video
  const { field, message } = completed
  throw new AppError('INVALID_ARGUMENT', message, { details: { fields: { [field]: message } } })
}

async function requireOwnScript({ scripts }: Deps, userId: string, id: string | null) {
  if (id !== null && !(await scripts.isOwn(userId, id)))
    throw new AppError('NOT_FOUND', videoMessages.unknownScript)
}

async function requireVoice(deps: Deps, userId: string, recordings: readonly string[]) {
  const refuse = (message: string) =>
    new AppError('INVALID_ARGUMENT', message, { details: { fields: { recordings: message } } })
  if (recordings.length === 0) throw refuse(recordingMessages.missing)
  const found = await requireRecordings(deps.database.db, userId, recordings)
  const lengths = new Map(found.map(({ id, milliseconds }) => [id, milliseconds]))
  const total = recordings.reduce((sum, id) => sum + (lengths.get(id) ?? 0), 0)
  if (total > recordingLimits.minutesPerVideo * 60_000) throw refuse(recordingMessages.tooLongTogether)
}

export async function cancelVideo(
  { database, jobs, events }: Pick<Deps, 'database' | 'jobs' | 'events'>,
  userId: string,
  videoId: string,
): Promise<VideoRow> {
  const { id } = await requireVideo(database.db, userId, videoId)
  const canceled = await database.transaction(async (tx) => {
    const found = await markCanceled(tx, userId, id)
    if (found) await queueCancellation(tx, jobs, found)
    return found
  })
  if (!canceled) throw new AppError('ABORTED', videoMessages.settled)
  events.stop(id)
  events.emitChanged(canceled.userId)
  return canceled
}

/** An answer may be lost after the commit: then the video is on its way, and needs its picture. */
async function removeUnlessStarted(
  { database, files }: Deps,
  userId: string,
  { id, type }: { id: string; type: string },
) {
  const isThere = await database.transaction((tx) => isVideoThere(tx, userId, id))
  if (!isThere) await files.remove(videoKeys.seedImage(id, type))
}

type Sources = {
  seedImage: string | null
  earlier: string | null
  rules: Parameters<typeof findRefusal>[2]
  signal: AbortSignal
}

async function findPicture(deps: Deps, userId: string, { seedImage, earlier, rules, signal }: Sources) {
  if (seedImage === null && earlier === null) return undefined
  // Decoding is expensive, so check the limits first.
  const refused = await findRefusal(deps.database.db, userId, rules)
  if (refused) throw refuse(refused)
  const uploader = { owner: userId, signal }
  return seedImage === null
    ? findEarlierPicture(deps, uploader, earlier!)
    : requirePicture(seedImage, uploader)
}

async function findEarlierPicture({ database, files }: Deps, uploader: Uploader, earlier: string) {
  const { id, seedImageType: type } = await requireVideo(database.db, uploader.owner, earlier)
  const bytes = type && (await readAll(files, videoKeys.seedImage(id, type)))
  // Earlier versions stored images unprocessed.
  return bytes ? reencodeSeedImage(bytes, uploader) : undefined
}

function refuse(refusal: StartRefusal): AppError {
  switch (refusal.reason) {
    case 'at-once':
      return new AppError('RESOURCE_EXHAUSTED', videoMessages.tooManyAtOnce(refusal.most))
    case 'per-day':
      return new AppError('RESOURCE_EXHAUSTED', videoMessages.tooManyToday(refusal.most))
    case 'budget':
      return new AppError('RESOURCE_EXHAUSTED', videoMessages.budgetSpent)
    case 'unconfirmed':
      return new AppError('PERMISSION_DENIED', videoMessages.unconfirmed, {
        details: { reason: 'email-unconfirmed' },
      })
  }
}
