import type { Db } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { queueRemoval } from '../jobs/queue-removal.ts'
import { presentVideo } from './present-video.ts'
import { listAllVideos, removeAllVideos } from './video.store.ts'

/** Every video as its owner sees it, for the data export. */
export async function exportVideos(db: Db, userId: string) {
  return (await listAllVideos(db, userId)).map(presentVideo)
}

/**
 * Part of the transaction that deletes an account. The files are removed afterwards, and stay with their rows
 * if it fails.
 */
export async function removeVideosOf({ tx, jobs }: { tx: Db; jobs: Jobs }, userId: string) {
  await queueRemoval(tx, jobs, await removeAllVideos(tx, userId))
}
