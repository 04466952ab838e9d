import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Palette } from '../../../../domain/film.ts'

export type MotifOptions = { width: number; height: number; palette: Palette; chance: () => number }

/** `seconds` since the start of the film; `settled` is the progress within the scene, 0 to 1. */
export type DrawMotif = (context: SKRSContext2D, seconds: number, settled: number) => void
