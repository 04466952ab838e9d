import { videoKeys } from '../videos/video-files.ts'
import { findVideoById } from './claim.store.ts'
import type { Attempt } from './make-video.ts'
import { persist } from './persist.ts'

/** A drawing of our own ends with the attempt, whatever comes of the video. */
export async function releaseRender({ engine, reference, claim, log }: Attempt): Promise<void> {
  if (engine.name !== 'embedded' || reference === null) return
  await engine.release(reference).catch((error: unknown) => {
    log.warn({ err: error, video: claim.id }, 'video drawing')
  })
}

/**
 * Takes away what an attempt leaves that came to no video. Files go only when the row is known not to name them, and a
 * provider's prediction is canceled only when its video was canceled or deleted, or when nobody but us knows of it: another
 * worker may be waiting for it.
 */
export async function deletePartialFiles(attempt: Attempt): Promise<void> {
  const { engine, files, database, timings, claim, reference, log } = attempt
  try {
    const row = await persist(timings.retryMs, () => findVideoById(database.db, claim.id))
    if (row?.fileClaim === claim.worker) return
    for (const key of [videoKeys.video(claim.id, claim.worker), videoKeys.poster(claim.id, claim.worker)])
      await files.remove(key)
    const isWanted = row && row.status !== 'canceled' && row.engineReference === reference
    if (reference !== null && !isWanted) await engine.cancel(reference)
  } catch (error) {
    log.warn({ err: error, video: claim.id }, 'video leftovers')
  }
}
