import { videoLimits } from '../contract/limits.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import { readDirections } from '../domain/directions/read-directions.ts'
import { spokenLines } from '../film/compose-film.ts'

const { parts: mostParts, line: longestLine } = videoLimits.script

/** What a video of this prompt says: a sentence each line, without directions. */
export const saidLines = (prompt: string): string => {
  const script = { title: '', hook: '', script_parts: [readDirections(prompt).text], visual_cues: [] }
  return spokenLines({ prompt: '', script }).join('\n')
}

/** Whether the creator changed the lines that were taken from the prompt. */
export const areChanged = (lines: string, prompt: string): boolean =>
  lines.trim() !== '' && lines !== saidLines(prompt)

/** Lines that the creator changed, as the lines of a script, as far as a script has room for so many or so long ones. */
export function scriptOfLines(lines: string, prompt: string): ScriptToFilm | null {
  if (!areChanged(lines, prompt)) return null
  const parts = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(splitLong)
  while (parts.length > mostParts) {
    const lengths = parts.slice(1).map((part, at) => parts[at]!.length + part.length)
    const shortest = lengths.indexOf(Math.min(...lengths))
    parts.splice(shortest, 2, `${parts[shortest]} ${parts[shortest + 1]}`)
  }
  return { title: '', hook: '', script_parts: parts, visual_cues: [] }
}

function splitLong(line: string): string[] {
  if (line.length <= longestLine) return [line]
  const space = line.lastIndexOf(' ', longestLine)
  const at = space > 0 ? space : longestLine
  return [line.slice(0, at), ...splitLong(line.slice(at).trim())]
}
