import type { Db } from '#platform/server/database/database.ts'
import { deleteEarlierDays } from '../videos/start-video.store.ts'
import { endAllClaims, releaseStalled, requeueUnclaimed } from './claim.store.ts'
import { defaultTimings } from './claim.ts'
import { renderVideo, type WorkerDeps } from './video-job.ts'

type Deps = Pick<WorkerDeps, 'database' | 'jobs' | 'log' | 'isStopping' | 'timings'>

/**
 * Nothing stays 'processing' for ever: a video whose claim is stale, because its process was killed, goes back into the
 * queue with one new job, and so does one that waits without a job. Looks at the start and then as often as a claim goes stale.
 */
export async function requeueStalledVideos(deps: Deps) {
  const { database, log, isStopping, timings = defaultTimings } = deps
  if (database.kind === 'pglite') await endAllClaims(database.db)
  await requeue(deps)
  const timer = setInterval(() => {
    if (isStopping()) clearInterval(timer)
    else requeue(deps).catch((error: unknown) => log.warn({ err: error }, 'stalled videos'))
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
