import { videoLimits } from '../contract/limits.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import { findDirections, readDirections } from '../domain/directions/read-directions.ts'
import { spokenLines } from '../film/compose-film.ts'

const { parts: mostParts, line: longestLine } = videoLimits.script

/** What a prompt says as the lines of a script, if the creator chose directions in it that are said after all. */
export function correctedScript(prompt: string, alsoSaid: ReadonlySet<string>): ScriptToFilm | null {
  if (!findDirections(prompt).some((direction) => alsoSaid.has(direction))) return null
  return linesOf(readDirections(prompt, alsoSaid).text)
}

/** A text as the lines of a script, a sentence each, as far as a script has room for so many or so long ones. */
export function linesOf(text: string): ScriptToFilm {
  const script = { title: '', hook: '', script_parts: [text], visual_cues: [] }
  const lines = spokenLines({ prompt: '', script }).flatMap(splitLong)
  while (lines.length > mostParts) {
    const lengths = lines.slice(1).map((line, at) => lines[at]!.length + line.length)
    const shortest = lengths.indexOf(Math.min(...lengths))
    lines.splice(shortest, 2, `${lines[shortest]} ${lines[shortest + 1]}`)
  }
  return { ...script, script_parts: lines }
}

function splitLong(line: string): string[] {
  if (line.length <= longestLine) return [line]
  const space = line.lastIndexOf(' ', longestLine)
  const at = space > 0 ? space : longestLine
  return [line.slice(0, at), ...splitLong(line.slice(at).trim())]
}
