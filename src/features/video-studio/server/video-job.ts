import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { JobKind } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { VideoEngine } from '#platform/server/video/engine.ts'
import type { VideoNews } from './video-news.ts'

export const renderVideo: JobKind<{ videoId: string }> = {
  name: 'render-video',
  data: z.object({ videoId: z.uuid() }),
  retries: 5,
  // Longer than any engine is given.
  expireInSeconds: 45 * 60,
}

/** How many videos one process makes at the same time. */
export const videosAtOnce = 2

/** What a worker is handed. */
export type WorkMeans = {
  database: Database
  files: FileStore
  engine: VideoEngine
  news: VideoNews
  log: Log
  isStopping: () => boolean
}
