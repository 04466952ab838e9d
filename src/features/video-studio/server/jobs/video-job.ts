import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { VideoEngines } from '../engines/create-engine.ts'
import type { SpeechService } from '../voice/speech-service.ts'
import type { VideoEvents } from '../videos/video-events.ts'

/** Each retry waits longer than the one before: 1, 2, 4, 8 seconds. */
export const renderVideo: JobKind<{ videoId: string }> = {
  name: 'render-video',
  data: z.object({ videoId: z.uuid() }),
  retries: 5,
  // Longer than any engine's limit.
  expireInSeconds: 45 * 60,
}

/** Removes files without a row. Retried for a day, because the bucket may be unavailable for long. */
export const removeVideoFiles: JobKind<{ keys: string[] }> = {
  name: 'remove-video-files',
  data: z.object({ keys: z.array(z.string()) }),
  retries: 16,
  expireInSeconds: 15 * 60,
}

/** Cancels a provider's prediction that is no longer wanted. */
export const cancelPrediction: JobKind<{ engine: string; reference: string }> = {
  name: 'cancel-prediction',
  data: z.object({ engine: z.string(), reference: z.string() }),
  retries: 8,
  expireInSeconds: 5 * 60,
}

export type Timings = {
  heartbeatMs: number
  /** A claim without a heartbeat for so long is anybody's. */
  staleMs: number
  deadlineMs: number
  /** Before a statement that failed is tried again, doubled each time. */
  retryMs: number
}

export type WorkerDeps = {
  database: Database
  jobs: Jobs
  files: FileStore
  engines: VideoEngines
  /** Null: none is configured. */
  speech: SpeechService | null
  events: VideoEvents
  log: Log
  isStopping: () => boolean
  timings?: Timings
}
