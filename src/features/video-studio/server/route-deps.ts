import type { Guards, Streams } from '#features/accounts/server.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Limit } from '#platform/server/http/rate-limit.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { ScriptEntry } from '../contract/video.ts'
import type { VideoEngines } from './engines/create-engine.ts'
import type { SpeechService } from './voice/speech-service.ts'
import type { VideoEvents } from './videos/video-events.ts'

/** The dependencies of the studio's routes. */
export type RouteDeps = {
  database: Database
  files: FileStore
  jobs: Jobs
  log: Log
  engines: VideoEngines
  /** Null: none is configured. */
  speech: SpeechService | null
  events: VideoEvents
  limit: Limit
  requireUser: Guards['requireUser']
  streams: Streams
  scale: number
  /** Counts a paid video in the transaction that starts it; false if the daily budget is used up. */
  takeFromBudget: (tx: Db) => Promise<boolean>
  scripts: Scripts
  isStopping: () => boolean
}

/** The creator's scripts, which are kept by the script studio. */
type Scripts = {
  isOwn: (userId: string, id: string) => Promise<boolean>
  /** For each of these scripts that is scheduled: its next entry, or the latest one. */
  listEntries: (userId: string, ids: readonly string[], today: string) => Promise<ScriptEntry[]>
}
