import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#platform/common/errors.ts'
import { hasCode } from '#platform/server/error-causes.ts'
import { EngineError, type EngineStatus } from '#platform/server/video/engine.ts'
import type { FailureReason } from '../contract/messages.ts'
import { stages } from '../domain/stages.ts'
import { orderOf } from './order-video.ts'
import type { WorkMeans } from './video-job.ts'
import { removeVideoFiles, videoKeys } from './video-files.ts'
import type { VideoRow } from './video.store.ts'
import { changeOwnVideo, isStillOwn, recordTransition } from './video-work.store.ts'

type Own = { id: string; worker: string }

/** `gone`: canceled, deleted or taken by another. `interrupted`: the server stops. */
type Outcome = 'done' | 'gone' | 'interrupted' | FailureReason

const longestMs = 40 * 60 * 1000
const mostSilences = 20
const mostStarts = 3

/** Starts the engine, or goes on asking it where an earlier attempt left off, until the video is stored. */
export async function attendVideo(means: WorkMeans, video: VideoRow, own: Own): Promise<Outcome> {
  const stop = new AbortController()
  const forget = means.news.onStop(own.id, () => stop.abort())
  try {
    return await attend(means, video, own, stop.signal)
  } catch (error) {
    if (error instanceof EngineError) {
      means.log.warn({ err: error, video: own.id }, 'video engine')
      return error.failure
    }
    throw error
  } finally {
    forget()
  }
}

async function attend(means: WorkMeans, video: VideoRow, own: Own, stop: AbortSignal): Promise<Outcome> {
  const { engine, database, isStopping } = means
  const deadline = Date.now() + longestMs
  let reference = video.engine === engine.name ? video.engineReference : null
  let shown = { percent: 0, stage: stages.starting as string }
  let silences = 0
  let starts = 0
  const quit = async (outcome: Outcome) => {
    if (reference !== null) await engine.cancel(reference)
    return outcome
  }
  for (let asked = 0; ; asked++) {
    if (reference === null) {
      if (++starts > mostStarts) return 'service'
      reference = await engine.start(await orderOf(means, video))
      if (!(await changeOwnVideo(database.db, own, { engineReference: reference }))) return quit('gone')
    }
    const status: EngineStatus = await engine.status(reference)
    silences = status.state === 'silent' ? silences + 1 : 0
    switch (status.state) {
      case 'ready':
        return store(means, own, reference)
      case 'failed':
        return status.failure
      case 'unknown':
        reference = null
        continue
      case 'working':
        if (!(await show(means, own, shown, (shown = status)))) return quit('gone')
        break
      case 'silent':
        if (silences > mostSilences) return quit('unreachable')
        if (!(await isStillOwn(database.db, own))) return quit('gone')
        break
    }
    if (isStopping()) return engine.name === 'embedded' ? quit('interrupted') : 'interrupted'
    if (Date.now() > deadline) return quit('deadline')
    await waitForNews(means, reference, stop, engine.patience(asked))
    if (stop.aborted) return quit('gone')
  }
}

async function waitForNews(
  { engine, isStopping }: WorkMeans,
  reference: string,
  stop: AbortSignal,
  ms: number,
) {
  const end = AbortSignal.any([stop, AbortSignal.timeout(ms)])
  const quiet = () => undefined
  const heard = engine.news(reference, end).catch(quiet)
  // In steps, so that a server that stops does not wait for a long patience to end.
  const patience = (async () => {
    while (!end.aborted && !isStopping())
      await pause(Math.min(ms, 500), undefined, { signal: end }).catch(quiet)
  })()
  await Promise.race([heard, patience])
}

type Shown = { percent: number; stage: string }

/** Writes what has changed; when nothing has, the worker only says that it lives. Answers whether the video is still its own. */
async function show({ database, news }: WorkMeans, own: Own, before: Shown, { percent, stage }: Shown) {
  if (before.percent === percent && before.stage === stage) return isStillOwn(database.db, own)
  const changed = await changeOwnVideo(database.db, own, { percent: Math.min(99, percent), stage })
  if (!changed) return false
  if (before.stage !== stage) await recordTransition(database.db, changed, null)
  news.changed(changed.userId)
  return true
}

async function store(means: WorkMeans, own: Own, reference: string): Promise<Outcome> {
  const { engine, files, database, news } = means
  const storing = await changeOwnVideo(database.db, own, { percent: 99, stage: stages.storing })
  const result = await engine.result(reference)
  try {
    if (!storing) return 'gone'
    await recordTransition(database.db, storing, null)
    const { size } = await files.put(videoKeys.video(own.id), result.video, { contentType: 'video/mp4' })
    if (result.poster) await files.put(videoKeys.poster(own.id), result.poster, { contentType: 'image/jpeg' })
    const completed = await complete(means, own, {
      size,
      notes: result.notes,
      hasPoster: result.poster !== null,
    })
    // Deleted or canceled while it was stored: the files are nobody's.
    if (!completed) await removeVideoFiles(files, { id: own.id, seedImageType: null })
    else news.changed(completed.userId)
    return completed ? 'done' : 'gone'
  } catch (error) {
    await removeVideoFiles(files, { id: own.id, seedImageType: null }).catch(() => undefined)
    if (!(error instanceof AppError)) throw error
    means.log.warn({ err: error, video: own.id }, 'video storage')
    return isFullDisk(error) ? 'diskFull' : 'storage'
  } finally {
    result.video.destroy()
    await result.dispose()
  }
}

type Stored = { size: number; notes: string[]; hasPoster: boolean }

function complete({ database }: WorkMeans, own: Own, stored: Stored) {
  return database.transaction(async (tx) => {
    const settled = { status: 'completed', percent: 100, stage: stages.completed } as const
    const changed = await changeOwnVideo(tx, own, { ...settled, ...stored })
    if (changed) await recordTransition(tx, changed, null)
    return changed
  })
}

const isFullDisk = (error: unknown) => hasCode(error, /^(ENOSPC|EDQUOT)$/)
