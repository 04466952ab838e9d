import type { Mono } from '../../film/sound/stereo.ts'

/** What was recorded, by the text that was read. */
export type Takes = ReadonlyMap<string, Mono>
