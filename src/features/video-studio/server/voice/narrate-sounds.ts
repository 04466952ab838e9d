import type { Narration } from '../../film/captions/join-lines.ts'
import { narrateTakes } from '../../film/captions/narrate-takes.ts'
import { readWav } from '../../film/sound/wav.ts'

export type SoundsToNarrate = {
  /** WAV files: one for each line, or of several lines in a row. */
  sounds: readonly Uint8Array[]
  lines: readonly string[]
}

/** `unreadable` is how many of the sounds are no WAV files. Their lines are left out. */
export type NarratedSounds = { narration: Narration | null; unreadable: number }

export function narrateSounds({ sounds, lines }: SoundsToNarrate): NarratedSounds {
  const voices = sounds.map(readWav)
  const readable = voices.filter((voice) => voice !== undefined)
  const said = sounds.length === lines.length ? lines.filter((_, index) => voices[index]) : lines
  const unreadable = sounds.length - readable.length
  return { narration: readable.length > 0 ? (narrateTakes(readable, said) ?? null) : null, unreadable }
}
