import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { renderVideo, type WorkMeans } from './video-job.ts'
import { abandonAll, listAbandonedVideos, listForgottenVideos, silenceSeconds } from './video-work.store.ts'
import { forgetEarlierDays } from './start-video.store.ts'

/**
 * Nothing stays 'processing' for ever: a video whose worker fell silent, because its process was killed, is put back into
 * the queue, and so is one that waits without a job. Looks at the start and from then on as often as a worker may be silent.
 */
export async function keepVideosMoving({ database, jobs, log, isStopping }: WorkMeans & { jobs: Jobs }) {
  const look = async () => {
    const { db } = database
    for (const videoId of [...(await listAbandonedVideos(db)), ...(await listForgottenVideos(db))])
      await jobs.send(database.db, renderVideo, { videoId })
    await forgetEarlierDays(database.db)
  }
  if (database.kind === 'pglite') await abandonAll(database.db)
  await look()
  const timer = setInterval(() => {
    if (isStopping()) clearInterval(timer)
    else look().catch((error: unknown) => log.warn({ err: error }, 'abandoned videos'))
  }, silenceSeconds * 1000)
  timer.unref()
  return () => clearInterval(timer)
}
