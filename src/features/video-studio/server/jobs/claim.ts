import { minuteMs } from '#platform/common/durations.ts'
import { heartbeat, type Claim } from './claim.store.ts'
import type { Timings, WorkerDeps } from './video-job.ts'

export const defaultTimings: Timings = {
  heartbeatMs: 4000,
  staleMs: 20_000,
  deadlineMs: 40 * minuteMs,
  retryMs: 200,
}

/** `lost`: canceled, deleted, or taken over by another worker. */
type ClaimEnd = 'lost' | 'stopping' | 'deadline'

export class ClaimEnded extends Error {
  override readonly name = 'ClaimEnded'
  readonly end: ClaimEnd

  constructor(end: ClaimEnd) {
    super(`The claim has ended: ${end}`)
    this.end = end
  }
}

type Deps = Pick<WorkerDeps, 'database' | 'events' | 'isStopping' | 'log'> & { timings: Timings }

/**
 * Runs work on a claimed video with a heartbeat for as long as it takes; the signal aborts with a
 * `ClaimEnded` when the claim ends. A failing database does not end the claim until it is stale.
 */
export async function withClaim<Result>(
  { database, events, isStopping, log, timings }: Deps,
  claim: Claim,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const end = (why: ClaimEnd) => controller.abort(new ClaimEnded(why))
  const startedAt = performance.now()
  let heartbeatAt = startedAt
  let askedAt = startedAt
  let beating: Promise<void> | undefined

  async function beat() {
    const at = (askedAt = performance.now())
    try {
      if (await heartbeat(database.db, claim)) heartbeatAt = at
      else end('lost')
    } catch (error) {
      log.warn({ err: error, video: claim.id }, 'storing the heartbeat of a video failed')
    } finally {
      beating = undefined
    }
  }

  function look() {
    const now = performance.now()
    if (isStopping()) end('stopping')
    else if (now - startedAt > timings.deadlineMs) end('deadline')
    else if (now - heartbeatAt > timings.staleMs) end('lost')
    else if (now - askedAt >= timings.heartbeatMs) beating ??= beat()
  }

  const timer = setInterval(look, Math.min(timings.heartbeatMs, 500))
  const forget = events.onStop(claim.id, () => end('lost'))
  try {
    return await work(controller.signal)
  } finally {
    clearInterval(timer)
    forget()
    await beating
  }
}
