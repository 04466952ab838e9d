import { join } from 'node:path'
import { broadcastCheck } from '#features/broadcasts/server.ts'
import { requeueStalledVideos } from '#features/video-studio/server.ts'
import { jobList } from './job-list.ts'
import type { Services } from './start-services.ts'

/** Takes up the work that waits in the queues. */
export async function startBackgroundJobs(services: Services) {
  const { jobs, database, settlement } = services
  const deps = {
    ...services,
    ...services.threading,
    db: database.db,
    mailFolder: join(services.config.dataDir, 'inbox'),
    rules: settlement.rules,
    receive: settlement.receive,
    engines: services.videoEngines,
    events: services.videoEvents,
  }
  for (const job of jobList) await job.start(jobs, deps)
  // A process that died may have left these unfinished.
  await jobs.send(database.db, broadcastCheck, {})
  await requeueStalledVideos(deps)
}
