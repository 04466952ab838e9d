import type { Guards, Streams } from '#features/accounts/server.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Limit } from '#platform/server/http/rate-limit.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { VideoEngines } from './engines/create-engine.ts'
import type { VideoEvents } from './videos/video-events.ts'

/** What the routes of the studio are handed. */
export type RouteDeps = {
  database: Database
  files: FileStore
  jobs: Jobs
  log: Log
  engines: VideoEngines
  events: VideoEvents
  limit: Limit
  requireUser: Guards['requireUser']
  streams: Streams
  scale: number
  /** Counts a video that costs the operator money, part of the transaction that starts it; false when the day's are used up. */
  takeFromBudget: (tx: Db) => Promise<boolean>
  isStopping: () => boolean
}
