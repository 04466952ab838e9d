import type { Motif } from '../../../../domain/film.ts'

/** Semitones above the key's note: one for the bass, three for the pad. */
export type Chord = { bass: number; notes: readonly [number, number, number] }

const chord = (bass: number, ...notes: [number, number, number]): Chord => ({ bass, notes })

// Close voices, each moving as little as it can.
const hopeful = [chord(0, 12, 16, 19), chord(9, 12, 16, 21), chord(5, 12, 17, 21), chord(7, 11, 14, 19)]
const calm = [chord(0, 12, 16, 19), chord(5, 12, 17, 21), chord(0, 11, 16, 19), chord(5, 12, 16, 21)]
const dreaming = [chord(0, 11, 16, 19), chord(2, 9, 14, 18), chord(9, 12, 16, 19), chord(5, 12, 16, 21)]
const nightly = [chord(0, 12, 15, 22), chord(8, 12, 15, 19), chord(5, 12, 15, 20), chord(7, 10, 14, 17)]
const tense = [chord(0, 12, 15, 19), chord(8, 12, 15, 20), chord(3, 10, 15, 19), chord(10, 10, 14, 17)]

/** The chords of a film of this mood, one for each scene, over and over. */
export const chordsOf: Record<Motif, readonly Chord[]> = {
  storm: tense,
  dawn: hopeful,
  city: nightly,
  forest: calm,
  money: hopeful,
  kitchen: hopeful,
  ocean: calm,
  space: dreaming,
  music: nightly,
  training: tense,
  warmth: calm,
  signal: dreaming,
  drift: dreaming,
}
