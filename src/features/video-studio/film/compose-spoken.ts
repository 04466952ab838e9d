import { groupCaptions } from './captions/group-words.ts'
import type { SpokenLine } from './captions/spoken.ts'
import { composeFilm, type ComposedFilm, type FilmInput } from './compose-film.ts'

/** With a voice, the film shows what is said and lasts as long. */
export function composeSpoken(input: FilmInput, lines: readonly SpokenLine[] | null): ComposedFilm {
  if (!lines) return composeFilm(input)
  const spoken = { ...input, lineTimes: lines, captions: groupCaptions(lines) }
  const composed = composeFilm(spoken)
  if (composed.lines.length === lines.length) return composed
  // What was recorded is not what is written, so the film follows the recording.
  const [hook = '', ...parts] = lines.map(({ text }) => text)
  const script = { title: '', hook, script_parts: parts, visual_cues: [] }
  return composeFilm({ ...spoken, script, seconds: null })
}
