import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Palette } from '../../../../domain/film.ts'

export type MotifOptions = { width: number; height: number; palette: Palette; chance: () => number }

/** `seconds` since the film began; `settled` is how far into its scene it is, 0 to 1. */
export type DrawMotif = (context: SKRSContext2D, seconds: number, settled: number) => void
