import { randomUUID } from 'node:crypto'
import { AppError } from '#platform/common/errors.ts'
import { videoMessages } from '../contract/messages.ts'
import type { VideoRequest } from '../contract/video-request.ts'
import { requirePicture } from './read-seed-image.ts'
import { renderVideo } from './video-job.ts'
import type { RouteMeans } from './route-means.ts'
import { queueVideo, type StartRefusal } from './start-video.store.ts'
import { readAll, removeVideoFiles, videoKeys } from './video-files.ts'
import { requireVideo } from './require-video.ts'

type Means = Pick<RouteMeans, 'database' | 'files' | 'jobs' | 'engine' | 'news' | 'scale'>

/** Keeps the request, its seed image and the job that makes the video: all of them or none. */
export async function startVideo(means: Means, userId: string, request: VideoRequest): Promise<string> {
  const { database, files, jobs, engine, news, scale } = means
  const { seed_image: seedImage, seed_image_of: earlier, ...wanted } = request
  const picture = seedImage ? requirePicture(seedImage) : await findEarlierPicture(means, userId, earlier)
  const id = randomUUID()
  const seedImageType = picture?.type ?? null
  if (picture)
    await files.put(videoKeys.seedImage(id, picture.type), picture.bytes, { contentType: picture.type })
  try {
    const queued = await database.transaction(async (tx) => {
      // Others than the renderer know of no sound bed.
      const sound = wanted.sound && engine.name === 'embedded'
      const video = { ...wanted, sound, id, userId, engine: engine.name, seedImageType }
      const answer = await queueVideo(tx, video, scale)
      if (answer.ok) await jobs.send(tx, renderVideo, { videoId: id })
      return answer
    })
    if (!queued.ok) throw refuse(queued)
  } catch (error) {
    await removeVideoFiles(files, { id, seedImageType }).catch(() => undefined)
    throw error
  }
  news.changed(userId)
  return id
}

async function findEarlierPicture({ database, files }: Means, userId: string, earlier: string | null) {
  if (earlier === null) return undefined
  const { id, seedImageType: type } = await requireVideo(database.db, userId, earlier)
  const bytes = type && (await readAll(files, videoKeys.seedImage(id, type)))
  return type && bytes ? { bytes, type } : undefined
}

function refuse({ reason, most }: StartRefusal): AppError {
  switch (reason) {
    case 'at-once':
      return new AppError('RESOURCE_EXHAUSTED', videoMessages.tooManyAtOnce(most))
    case 'per-day':
      return new AppError('RESOURCE_EXHAUSTED', videoMessages.tooManyToday(most))
  }
}
