import type { Film } from '../../../domain/film.ts'
import type { EngineFailure } from '../engine.ts'

/** What the renderer's process is told, once. */
export type RenderTask = { film: Film; picture: Uint8Array | null; path: string; posterPath: string }

/** What it tells. */
export type RenderMessage =
  | { kind: 'progress'; frames: number }
  | { kind: 'done'; missing: string[] }
  | { kind: 'failed'; failure: EngineFailure; message: string }
