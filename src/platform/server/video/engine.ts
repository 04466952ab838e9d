import type { Readable } from 'node:stream'
import type { Film } from '#platform/common/film.ts'

/**
 * Something that makes videos. A video is started once, asked about until it is ready or has failed, and then fetched;
 * what came out of `start` is kept, so that another process can go on asking.
 */
export type VideoEngine = {
  name: 'embedded' | 'replicate' | 'http'
  /** How long to wait before asking again, after so many questions. */
  patience(asked: number): number
  start(order: VideoOrder): Promise<string>
  status(reference: string): Promise<EngineStatus>
  cancel(reference: string): Promise<void>
  /** Only when the status is ready. */
  result(reference: string): Promise<EngineResult>
  /** Resolves when there may be news of this video before the patience is over. */
  news(reference: string, signal: AbortSignal): Promise<void>
  /** What a callback asks for, when it comes from the provider: to go and ask about a video. */
  readWebhook?(signed: SignedWebhook, now: Date): Promise<(() => void) | undefined>
}

export type SignedWebhook = { id: string; timestamp: string; signatures: string; body: string }

export type VideoOrder = {
  /** The same for a second attempt at the same video. */
  id: string
  prompt: string
  num_frames: number
  fps: number
  resolution: string
  orientation: string
  picture: Uint8Array | null
  pictureType: 'image/jpeg' | 'image/png' | null
  film: Film
  /** What the maker of the film should know about how it was planned. */
  notes: string[]
}

export type EngineStatus =
  | { state: 'working'; percent: number; stage: string }
  | { state: 'ready' }
  | { state: 'failed'; failure: EngineFailure }
  /** The engine knows nothing of it (any more): start again. */
  | { state: 'unknown' }
  /** No answer this time; ask again. */
  | { state: 'silent' }

export type EngineFailure =
  | 'renderer'
  | 'diskFull'
  | 'picture'
  | 'refused'
  | 'unreachable'
  | 'service'
  | 'serviceCanceled'
  | 'noResult'
  | 'resultRefused'

export type EngineResult = {
  video: Readable
  /** A JPEG. */
  poster: Uint8Array | null
  notes: string[]
  /** Gives back what the result takes up. */
  dispose(): Promise<void>
}

/** A failure that the engine can name; anything else that it throws is a fault of ours. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly failure: EngineFailure

  constructor(failure: EngineFailure, options: { cause?: unknown } = {}) {
    super(`The video engine failed: ${failure}`, options)
    this.failure = failure
  }
}
