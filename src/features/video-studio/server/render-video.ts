import { randomUUID } from 'node:crypto'
import { failureReasons, type FailureReason } from '../contract/messages.ts'
import { stages } from '../domain/stages.ts'
import { attendVideo } from './attend-video.ts'
import type { WorkMeans } from './video-job.ts'
import { changeOwnVideo, claimVideo, recordTransition } from './video-work.store.ts'

const mostAttempts = 6

/** Takes a video up and brings it to an end: a file, a reason why there is none, or a stop that it can be taken up from. */
export function makeVideos(means: WorkMeans) {
  return async ({ data }: { data: { videoId: string } }): Promise<void> => {
    const { database, engine, log } = means
    const own = { id: data.videoId, worker: randomUUID() }
    const video = await database.transaction((tx) => claimVideo(tx, own.id, own.worker))
    // Canceled, deleted, or in the hands of another.
    if (!video) return
    if (video.attempts > mostAttempts) return giveUp(means, own, 'restarts')
    try {
      const outcome = await attendVideo(means, video, own)
      if (outcome === 'interrupted') {
        await putBack(means, own)
        throw new Interruption()
      }
      if (outcome !== 'done' && outcome !== 'gone') await giveUp(means, own, outcome)
    } catch (error) {
      if (error instanceof Interruption) throw error
      log.error({ err: error, engine: engine.name, video: own.id }, 'video failed')
      await giveUp(means, own, 'renderer')
    }
  }
}

/** Makes the queue hand the job out again. */
class Interruption extends Error {
  constructor() {
    super('The server stops; the video is taken up again')
  }
}

async function putBack({ database, news }: WorkMeans, own: { id: string; worker: string }): Promise<void> {
  const waiting = await database.transaction(async (tx) => {
    const changed = await changeOwnVideo(tx, own, { status: 'queued', percent: 0, stage: stages.queued })
    if (changed) await recordTransition(tx, changed, 'The server stops; it is taken up again.')
    return changed
  })
  if (waiting) news.changed(waiting.userId)
}

async function giveUp(
  { database, news, log }: WorkMeans,
  own: { id: string; worker: string },
  reason: FailureReason,
): Promise<void> {
  const error = failureReasons[reason]
  const failed = await database.transaction(async (tx) => {
    const changed = await changeOwnVideo(tx, own, { status: 'failed', stage: stages.failed, error })
    if (changed) await recordTransition(tx, changed, error)
    return changed
  })
  log.warn({ video: own.id, reason }, 'video failed')
  if (failed) news.changed(failed.userId)
}
