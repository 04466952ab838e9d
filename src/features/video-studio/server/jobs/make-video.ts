import { addAbortSignal } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { stages } from '../../domain/stages.ts'
import { frameCountOf } from '../../film/film.ts'
import { EngineError, type VideoEngine, type VideoOrder } from '../engines/engine.ts'
import { videoKeys } from '../videos/video-files.ts'
import type { VideoRow } from '../videos/video.store.ts'
import { changeClaimed, recordTransition, type Claim } from './claim.store.ts'
import { ClaimEnded } from './claim.ts'
import { orderOf } from './order-video.ts'
import { persist } from './persist.ts'
import type { Timings, WorkerDeps } from './video-job.ts'

export type Attempt = WorkerDeps & {
  timings: Timings
  engine: VideoEngine
  video: VideoRow
  claim: Claim
  /** The engine's ID, once known. */
  reference: string | null
}

const mostSilences = 20
// A start with a lost response may have been paid for, so it is retried only once.
const mostPaidStarts = 2
// Right after the start a provider may not find its own prediction yet.
const mostUnknown = 3

/**
 * Starts the engine, or continues polling where an earlier attempt left off, until the video is stored.
 * Throws on failure.
 */
export async function makeVideo(attempt: Attempt, signal: AbortSignal): Promise<void> {
  const { engine } = attempt
  let shown: Shown = { percent: 0, stage: stages.starting }
  let silences = 0
  let unknown = 0
  const reference = (attempt.reference ??= await startEngine(attempt, signal))
  for (let asked = 0; ; asked++) {
    const status = await engine.status(reference)
    signal.throwIfAborted()
    silences = status.state === 'silent' ? silences + 1 : 0
    unknown = status.state === 'unknown' ? unknown + 1 : 0
    switch (status.state) {
      case 'ready':
        return store(attempt, reference, signal)
      case 'failed':
        throw new EngineError(status.failure)
      case 'unknown':
        // Not started again, because it may have been paid for.
        if (unknown > mostUnknown) throw new EngineError('service')
        break
      case 'working':
        await showProgress(attempt, shown, (shown = status))
        break
      case 'silent':
        if (silences > mostSilences) throw new EngineError('unreachable')
        break
    }
    await waitForNews(engine, reference, signal, asked)
  }
}

/** Stored before any wait, so that another worker continues with this prediction and starts no other. */
async function startEngine(attempt: Attempt, signal: AbortSignal): Promise<string> {
  const { engine, database, timings, claim } = attempt
  const order = await orderOf(attempt, signal)
  signal.throwIfAborted()
  const reference = (attempt.reference = await (engine.name === 'embedded'
    ? engine.start(order)
    : startPaid(attempt, order)))
  const { film, narration } = order
  const said = narration && { captions: [...narration.lines], numFrames: frameCountOf(film) }
  const change = { engine: engine.name, engineReference: reference, ...said }
  const kept = await persist(timings.retryMs, () => changeClaimed(database.db, claim, change))
  if (!kept) throw new ClaimEnded('lost')
  return reference
}

/** Counted before the request, so that a crash of the worker is counted too. */
async function startPaid({ engine, video, database, timings, claim }: Attempt, order: VideoOrder) {
  const { paidStarts } = video
  if (paidStarts >= mostPaidStarts) throw new EngineError('unanswered')
  const count = (starts: number) =>
    persist(timings.retryMs, () => changeClaimed(database.db, claim, { paidStarts: starts }))
  if (!(await count(paidStarts + 1))) throw new ClaimEnded('lost')
  try {
    return await engine.start(order)
  } catch (error) {
    if (error instanceof EngineError && error.isNotStarted) await count(paidStarts)
    throw error
  }
}

async function waitForNews(engine: VideoEngine, reference: string, signal: AbortSignal, asked: number) {
  const waited = new AbortController()
  const end = AbortSignal.any([signal, waited.signal])
  const quiet = () => undefined
  await Promise.race([
    engine.news(reference, end).catch(quiet),
    pause(engine.timeouts(asked), undefined, { signal: end }).catch(quiet),
  ])
  waited.abort()
  signal.throwIfAborted()
}

type Shown = { percent: number; stage: string }

/** Shows progress. The next write makes up for a failed one, and the heartbeat checks the claim. */
async function showProgress(
  { database, events, log, claim }: Attempt,
  before: Shown,
  { percent, stage }: Shown,
) {
  if (before.percent === percent && before.stage === stage) return
  try {
    const changed = await changeClaimed(database.db, claim, { percent: Math.min(99, percent), stage })
    if (!changed) return
    if (before.stage !== stage) await recordTransition(database.db, changed, null)
    events.emitChanged(changed.userId)
  } catch (error) {
    log.warn({ err: error, video: claim.id }, 'storing the progress of a video failed')
  }
}

async function store(attempt: Attempt, reference: string, signal: AbortSignal): Promise<void> {
  const { engine, files, database, events, claim, timings } = attempt
  await showProgress(attempt, { percent: 98, stage: '' }, { percent: 99, stage: stages.storing })
  const result = await engine.result(reference, signal)
  try {
    const video = addAbortSignal(signal, result.video)
    const { size } = await files.put(videoKeys.video(claim.id, claim.worker), video, {
      contentType: 'video/mp4',
    })
    signal.throwIfAborted()
    if (result.poster)
      await files.put(videoKeys.poster(claim.id, claim.worker), result.poster, { contentType: 'image/jpeg' })
    const stored = { size, notes: result.notes, hasPoster: result.poster !== null, fileClaim: claim.worker }
    const completed = await persist(timings.retryMs, () =>
      database.transaction(async (tx) => {
        const settled = { status: 'completed', percent: 100, stage: stages.completed } as const
        const changed = await changeClaimed(tx, claim, { ...settled, ...stored })
        if (changed) await recordTransition(tx, changed, null)
        return changed
      }),
    )
    // Or already completed by a commit whose response was lost; the row tells.
    if (!completed) throw new ClaimEnded('lost')
    events.emitChanged(completed.userId)
  } catch (error) {
    // An aborted stream doesn't tell the reason.
    signal.throwIfAborted()
    throw error
  } finally {
    result.video.destroy()
    await result.dispose()
  }
}
