import { randomUUID } from 'node:crypto'
import { AppError } from '#platform/common/errors.ts'
import { hasCode, isTransient } from '#platform/server/error-causes.ts'
import { failureReasons, type FailureReason } from '../../contract/messages.ts'
import { stages } from '../../domain/stages.ts'
import { EngineError } from '../engines/engine.ts'
import { videoKeys } from '../videos/video-files.ts'
import type { VideoRow } from '../videos/video.store.ts'
import { changeClaimed, claimVideo, recordTransition, findVideoById } from './claim.store.ts'
import { ClaimEnded, defaultTimings, withClaim } from './claim.ts'

import { makeVideo, type Attempt } from './make-video.ts'
import { persist } from './persist.ts'
import type { WorkerDeps } from './video-job.ts'

const mostAttempts = 5

/** Claims a video and runs it to the end: a file, a failure reason, or back to the queue. */
export function createRenderWorker(deps: WorkerDeps) {
  const timings = deps.timings ?? defaultTimings
  return async ({ data }: { data: { videoId: string } }): Promise<void> => {
    const claim = { id: data.videoId, worker: randomUUID() }
    const claimed = await deps.database.transaction((tx) => claimVideo(tx, claim, timings.staleMs))
    // Canceled, deleted, or claimed by another worker.
    if (!claimed) return
    const { video, previousWorker } = claimed
    const engine = video.engine === 'embedded' ? deps.engines.embedded : deps.engines.configured
    // A local render ends with its process; a provider's continues without us.
    const canResume = engine.name !== 'embedded' && video.engine === engine.name
    const reference = canResume ? video.engineReference : null
    const attempt: Attempt = { ...deps, timings, engine, video, claim, reference }
    try {
      await withClaim(attempt, claim, async (signal) => {
        if (previousWorker !== null) await removeLeftovers(attempt, previousWorker)
        if (video.attempts > mostAttempts) throw new GivenUp('restarts')
        await makeVideo(attempt, signal)
      })
    } catch (error) {
      await settle(attempt, error)
    }
  }
}

/** Cleans up after a killed worker: its render, or a stored file that the row doesn't reference. */
async function removeLeftovers({ files, engines, claim, log }: Attempt, worker: string) {
  try {
    // Earlier versions named a render after its video.
    for (const name of [worker, claim.id]) await engines.embedded.release(name)
    for (const key of [videoKeys.video(claim.id, worker), videoKeys.poster(claim.id, worker)])
      await files.remove(key)
  } catch (error) {
    log.warn({ err: error, video: claim.id }, 'removing the files of a killed render failed')
  }
}

class GivenUp extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason) {
    super(failureReasons[reason])
    this.reason = reason
  }
}

type Verdict = { kind: 'lost' | 'stopping' } | { kind: 'retry' | 'fail'; reason: FailureReason }

/** Records how the attempt ended, then cleans up. Throws if the queue should retry the job. */
async function settle(attempt: Attempt, error: unknown): Promise<void> {
  const { claim, log, engine, events, timings } = attempt
  const verdict = judge(error, attempt.video.attempts)
  log.warn({ err: error, engine: engine.name, video: claim.id, verdict }, 'video attempt ended')
  await releaseRender(attempt)
  // Until this succeeds, a commit with a lost response may still take effect, so nothing is removed before.
  const changed = await persist(timings.retryMs, () => write(attempt, verdict))
  await deletePartialFiles(attempt)
  if (changed) events.emitChanged(changed.userId)
  if (changed?.status === 'queued') throw new Error('The video returns to the queue', { cause: error })
}

function judge(error: unknown, attempts: number): Verdict {
  if (error instanceof ClaimEnded)
    return error.end === 'deadline' ? { kind: 'fail', reason: 'deadline' } : { kind: error.end }
  const { reason, canRetry } = reasonOf(error)
  return { kind: canRetry && attempts < mostAttempts ? 'retry' : 'fail', reason }
}

function reasonOf(error: unknown): { reason: FailureReason; canRetry: boolean } {
  if (error instanceof GivenUp) return { reason: error.reason, canRetry: false }
  if (error instanceof EngineError) return { reason: error.failure, canRetry: error.isTransient }
  // The file store is unavailable.
  if (error instanceof AppError) {
    const isFull = hasCode(error, /^(ENOSPC|EDQUOT)$/)
    return { reason: isFull ? 'diskFull' : 'storage', canRetry: !isFull }
  }
  return isTransient(error) ? { reason: 'database', canRetry: true } : { reason: 'renderer', canRetry: false }
}

async function write(attempt: Attempt, verdict: Verdict): Promise<VideoRow | undefined> {
  const { database, claim, video, engine, reference } = attempt
  const started = reference === null ? {} : { engine: engine.name, engineReference: reference }
  return database.transaction(async (tx) => {
    const change = async (fields: Parameters<typeof changeClaimed>[2], reason: string) => {
      const changed = await changeClaimed(tx, claim, { ...fields, ...started })
      if (changed) await recordTransition(tx, changed, reason)
      return changed
    }
    switch (verdict.kind) {
      case 'lost':
        // The claim is only still held if the database was unreachable.
        return change({ status: 'queued', percent: 0, stage: stages.queued }, 'Restarting.')
      case 'stopping':
        // A graceful shutdown does not count as an attempt.
        return change(
          { status: 'queued', percent: 0, stage: stages.queued, attempts: video.attempts - 1 },
          'Paused for a server restart.',
        )
      case 'retry':
        return change(
          { status: 'queued', percent: 0, stage: stages.retrying },
          `Retrying soon: ${failureReasons[verdict.reason]}.`,
        )
      case 'fail':
        return change(
          { status: 'failed', stage: stages.failed, error: failureReasons[verdict.reason] },
          failureReasons[verdict.reason],
        )
    }
  })
}

/** A drawing of our own ends with the attempt, whatever comes of the video. */
async function releaseRender({ engine, reference, claim, log }: Attempt): Promise<void> {
  if (engine.name !== 'embedded' || reference === null) return
  await engine.release(reference).catch((error: unknown) => {
    log.warn({ err: error, video: claim.id }, 'ending a render failed')
  })
}

/**
 * Takes away what an attempt leaves that came to no video. Files go only when the row is known not to name them, and a
 * provider's prediction is canceled only when its video was canceled or deleted, or when it is not stored anywhere: another
 * worker may be waiting for it.
 */
async function deletePartialFiles(attempt: Attempt): Promise<void> {
  const { engine, files, database, timings, claim, reference, log } = attempt
  try {
    const row = await persist(timings.retryMs, () => findVideoById(database.db, claim.id))
    if (row?.fileClaim === claim.worker) return
    for (const key of [videoKeys.video(claim.id, claim.worker), videoKeys.poster(claim.id, claim.worker)])
      await files.remove(key)
    const isWanted = row && row.status !== 'canceled' && row.engineReference === reference
    if (reference !== null && !isWanted) await engine.cancel(reference)
  } catch (error) {
    log.warn({ err: error, video: claim.id }, 'removing the files of an unfinished video failed')
  }
}
