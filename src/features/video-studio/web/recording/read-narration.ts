import type { ScriptToFilm } from '../../contract/video-request.ts'
import type { Narration } from '../../film/captions/join-lines.ts'
import { narrateTakes } from '../../film/captions/narrate-takes.ts'
import { spokenLines } from '../../film/compose-film.ts'
import { chooseTakes, type Takes } from './takes.ts'

export function readNarration(
  takes: Takes,
  source: { prompt: string; script: ScriptToFilm | null },
): Narration | undefined {
  const lines = spokenLines(source)
  const chosen = chooseTakes(takes, lines)
  return chosen.length > 0 ? narrateTakes(chosen, lines) : undefined
}
