import type { Readable } from 'node:stream'
import type { Film } from '../../domain/film.ts'

/**
 * Something that makes videos. A video is started once, asked about until it is ready or has failed, and then fetched;
 * what came out of `start` is kept, so that another process can go on asking.
 */
export type VideoEngine = {
  name: 'embedded' | 'replicate' | 'http'
  /** How long to wait before asking again, after so many questions. */
  timeouts(asked: number): number
  start(order: VideoOrder): Promise<string>
  status(reference: string): Promise<EngineStatus>
  /** A person does not want it any more: whatever costs money or time ends. Throws when it should be tried again. */
  cancel(reference: string): Promise<void>
  /** This process lets go of it. What was drawn here ends with its files; a provider's prediction goes on. */
  release(reference: string): Promise<void>
  /** Only when the status is ready. */
  result(reference: string, signal: AbortSignal): Promise<EngineResult>
  /** Resolves when there may be news of this video before the patience is over. */
  news(reference: string, signal: AbortSignal): Promise<void>
  /** What a callback asks for, when it comes from the provider: to go and ask about a video. */
  readWebhook?(signed: SignedWebhook, now: Date): Promise<(() => void) | undefined>
}

export type SignedWebhook = { id: string; timestamp: string; signatures: string; body: string }

export type VideoOrder = {
  /** Names this attempt; no two attempts at a video have the same. */
  claim: string
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
  /** Gives back what the result takes up. */
  dispose(): Promise<void>
}

/** A failure that the engine can name; anything else that it throws is a fault of ours. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly failure: EngineFailure
  /** It may pass: trying again later costs nothing and starts nothing twice. */
  readonly isTransient: boolean
  /** The start was turned away, so that it can have cost nothing. */
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
