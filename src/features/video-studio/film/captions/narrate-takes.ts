import type { Mono } from '../sound/stereo.ts'
import { alignLines } from './align-lines.ts'
import { joinParts, joinVoices, partOf, type Narration } from './join-lines.ts'

/** The narration of a film from one recording for each line, or from recordings of several lines in a row. */
export function narrateTakes(takes: readonly Mono[], lines: readonly string[]): Narration | undefined {
  if (takes.length === lines.length) {
    const parts = takes.map((take, index) => partOf(take, lines[index]!))
    return joinParts(parts.filter((part) => part !== undefined))
  }
  const voice = joinVoices(takes)
  const spoken = alignLines(voice, lines)
  return spoken.length > 0 ? { voice, lines: spoken } : undefined
}
