import type { Db } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { VideoEngines } from '../engines/create-engine.ts'
import { keysOf } from '../videos/video-files.ts'
import type { VideoRow } from '../videos/video.store.ts'
import { cancelPrediction, removeVideoFiles } from './video-job.ts'

const videosPerJob = 100

/** Queues side effects outside the database in the transaction that removes the rows. */
export async function queueRemoval(tx: Db, jobs: Jobs, removed: readonly VideoRow[]): Promise<void> {
  for (let from = 0; from < removed.length; from += videosPerJob)
    await jobs.send(tx, removeVideoFiles, { keys: removed.slice(from, from + videosPerJob).flatMap(keysOf) })
  for (const video of removed)
    if (video.status === 'queued' || video.status === 'processing') await queueCancellation(tx, jobs, video)
}

/** Cancels a prediction without a worker. A worker that holds it cancels it sooner. */
export async function queueCancellation(tx: Db, jobs: Jobs, { engine, engineReference }: VideoRow) {
  if (engine !== 'embedded' && engineReference !== null)
    await jobs.send(tx, cancelPrediction, { engine, reference: engineReference })
}

export const createFileRemover =
  ({ files }: { files: FileStore }) =>
  async ({ data }: { data: { keys: string[] } }) => {
    for (const key of data.keys) await files.remove(key)
  }

/** If another provider is configured by now, the prediction cannot be canceled. */
export const createPredictionCanceler =
  ({ engines }: { engines: VideoEngines }) =>
  async ({ data }: { data: { engine: string; reference: string } }) => {
    if (engines.configured.name === data.engine) await engines.configured.cancel(data.reference)
  }
