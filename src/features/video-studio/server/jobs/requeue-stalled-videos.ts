import type { Db } from '#platform/server/database/database.ts'
import { deleteEarlierDays } from '../videos/start-video.store.ts'
import { endAllClaims, releaseStalled, requeueUnclaimed } from './claim.store.ts'
import { defaultTimings } from './claim.ts'
import { renderVideo, type WorkerDeps } from './video-job.ts'

type Deps = Pick<WorkerDeps, 'database' | 'jobs' | 'log' | 'isStopping' | 'timings'>

/**
 * Requeues videos with a stale claim, whose process was killed, and queued videos without a job, so that
 * nothing stays 'processing' forever. Runs at startup and then once per claim timeout.
 */
export async function requeueStalledVideos(deps: Deps) {
  const { database, log, isStopping, timings = defaultTimings } = deps
  if (database.kind === 'pglite') await endAllClaims(database.db)
  await requeue(deps)
  const timer = setInterval(() => {
    if (isStopping()) clearInterval(timer)
    else
      requeue(deps).catch((error: unknown) =>
        log.warn({ err: error }, 'queueing stalled videos again failed'),
      )
  }, timings.staleMs)
  timer.unref()
  return () => clearInterval(timer)
}

async function requeue({ database, jobs, timings = defaultTimings }: Deps) {
  await database.transaction(async (tx) => {
    for (const videoId of await releaseStalled(tx, timings.staleMs))
      await jobs.send(tx, renderVideo, { videoId })
    for (const videoId of await requeueUnclaimed(tx)) await sendMissing(tx, videoId)
    await deleteEarlierDays(tx)
  })

  async function sendMissing(tx: Db, videoId: string) {
    if (!(await jobs.isQueued(tx, renderVideo, { videoId }))) await jobs.send(tx, renderVideo, { videoId })
  }
}
