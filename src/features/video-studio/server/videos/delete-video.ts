import { queueRemoval } from '../jobs/queue-removal.ts'
import type { RouteDeps } from '../route-deps.ts'
import { requireVideo, unknownVideo } from './require-video.ts'
import { removeRow } from './video.store.ts'

type Deps = Pick<RouteDeps, 'database' | 'jobs' | 'events'>

/** The row goes now; its files, and what is still being made, go with a job of the same transaction. */
export async function deleteVideo({ database, jobs, events }: Deps, userId: string, videoId: string) {
  const { id } = await requireVideo(database.db, userId, videoId)
  const removed = await database.transaction(async (tx) => {
    const found = await removeRow(tx, userId, id)
    if (found) await queueRemoval(tx, jobs, [found])
    return found
  })
  if (!removed) throw unknownVideo()
  events.stop(id)
  events.emitRemoved(removed.userId, id)
}
