import type { Readable } from 'node:stream'
import type { Film } from '../../film/film.ts'
import type { Narration } from '../../film/captions/join-lines.ts'

/**
 * Makes videos. A video is started once, polled until it is ready or has failed, and then fetched; the result
 * of `start` is stored, so that another process can continue polling.
 */
export type VideoEngine = {
  name: 'embedded' | 'replicate' | 'http'
  /** The delay before the next poll, after this many polls. */
  timeouts(asked: number): number
  start(order: VideoOrder): Promise<string>
  status(reference: string): Promise<EngineStatus>
  /** Called when the user cancels: stops whatever costs money or time. Throws if it should be retried. */
  cancel(reference: string): Promise<void>
  /**
   * Called when this process gives up the video. Stops a local render and removes its files; a provider's
   * prediction continues.
   */
  release(reference: string): Promise<void>
  /** Only if the status is ready. */
  result(reference: string, signal: AbortSignal): Promise<EngineResult>
  /** Resolves early if there may be news of this video before the next poll. */
  news(reference: string, signal: AbortSignal): Promise<void>
  /** Verifies a provider's callback and returns the video to poll. */
  readWebhook?(signed: SignedWebhook, now: Date): Promise<(() => void) | undefined>
}

export type SignedWebhook = { id: string; timestamp: string; signatures: string; body: string }

export type VideoOrder = {
  /** Identifies this attempt uniquely. */
  claim: string
  prompt: string
  num_frames: number
  fps: number
  resolution: string
  orientation: string
  picture: Uint8Array | null
  pictureType: 'image/jpeg' | 'image/png' | null
  /** Shown after the picture by the built-in renderer. */
  photos: readonly Uint8Array[]
  film: Film
  /** The voice over the film; services make no use of it. */
  narration: Narration | null
  /** Planning notes for the creator. */
  notes: string[]
}

export type EngineStatus =
  | { state: 'working'; percent: number; stage: string }
  | { state: 'ready' }
  | { state: 'failed'; failure: EngineFailure }
  /** The engine doesn't know it (any more), so start again. */
  | { state: 'unknown' }
  /** No response this time, so poll again. */
  | { state: 'silent' }

export type EngineFailure =
  | 'renderer'
  | 'diskFull'
  | 'picture'
  | 'recording'
  | 'refused'
  | 'unreachable'
  | 'unanswered'
  | 'service'
  | 'serviceCanceled'
  | 'noResult'
  | 'resultRefused'

export type EngineResult = {
  video: Readable
  /** A JPEG. */
  poster: Uint8Array | null
  notes: string[]
  /** Releases the resources of the result. */
  dispose(): Promise<void>
}

/** A known failure of the engine; anything else it throws is a bug. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly failure: EngineFailure
  /** May be temporary: retrying costs nothing and starts nothing twice. */
  readonly isTransient: boolean
  /** The start was rejected, so it cost nothing. */
  readonly isNotStarted: boolean

  constructor(
    failure: EngineFailure,
    options: { cause?: unknown; isTransient?: boolean; isNotStarted?: boolean } = {},
  ) {
    super(`The video engine failed: ${failure}`, options)
    this.isNotStarted = options.isNotStarted ?? false
    this.failure = failure
    this.isTransient = options.isTransient ?? false
  }
}
