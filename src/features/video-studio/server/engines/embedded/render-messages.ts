import type { EncodedSegment, VideoShape } from './encode/encode-segment.ts'
import type { Film } from '../../../film/film.ts'
import type { EngineFailure } from '../engine.ts'
import type { Narration } from '../../../film/captions/join-lines.ts'

/** The message to the renderer process. */
export type RenderTask = {
  film: Film
  /** One to eight photos of the creator, or none. */
  photos: readonly Uint8Array[]
  narration: Narration | null
  path: string
  posterPath: string
}

/** The message from the renderer process. */
export type RenderMessage =
  | { kind: 'progress'; frames: number }
  | { kind: 'done'; missing: string[] }
  | { kind: 'failed'; failure: EngineFailure; message: string }

export type ToEncoder =
  | { kind: 'open'; shape: VideoShape; length: number }
  | { kind: 'frame'; frame: SharedArrayBuffer }
  | { kind: 'finish' }

export type FromEncoder =
  | { kind: 'taken'; frame: SharedArrayBuffer }
  | { kind: 'segment'; segment: EncodedSegment }
