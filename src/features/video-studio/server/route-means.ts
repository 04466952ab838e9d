import type { Guards } from '#features/accounts/server.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Limit } from '#platform/server/http/rate-limit.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { VideoEngine } from '#platform/server/video/engine.ts'
import type { VideoNews } from './video-news.ts'

/** What the routes of the studio are handed. */
export type RouteMeans = {
  database: Database
  files: FileStore
  jobs: Jobs
  log: Log
  engine: VideoEngine
  news: VideoNews
  limit: Limit
  requireUser: Guards['requireUser']
  scale: number
  isStopping: () => boolean
}
