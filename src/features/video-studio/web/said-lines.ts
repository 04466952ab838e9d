import { videoLimits } from '../contract/limits.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import { readLines } from '../film/compose/read-lines.ts'

const { parts: mostParts, line: longestLine } = videoLimits.script

/** What a video of this prompt says: a sentence each line, without directions. Lists keep their marks. */
export function saidLines(prompt: string): string {
  if (prompt.trim() === '') return ''
  const { lines } = readLines({ prompt, script: null })
  // Code is read as a whole.
  if (lines.some(({ form }) => form === 'code')) return prompt.trim()
  let number = 0
  return lines
    .map(({ text, form }) => {
      number = form === 'numbered' ? number + 1 : 0
      return form === 'numbered' ? `${number}. ${text}` : form === 'item' ? `- ${text}` : text
    })
    .join('\n')
}

/** Whether the creator changed the lines that were taken from the prompt. */
export const areChanged = (lines: string, prompt: string): boolean =>
  lines.trim() !== '' && lines !== saidLines(prompt)

/** Lines that the creator changed, as the lines of a script, as far as a script has room for so many or so long ones. */
export function scriptOfLines(lines: string, prompt: string): ScriptToFilm | null {
  if (!areChanged(lines, prompt)) return null
  const parts = rowsOf(lines).flatMap(splitLong)
  while (parts.length > mostParts) {
    const lengths = parts.slice(1).map((part, at) => parts[at]!.length + part.length)
    const shortest = lengths.indexOf(Math.min(...lengths))
    parts.splice(shortest, 2, `${parts[shortest]}\n${parts[shortest + 1]}`)
  }
  return { title: '', hook: '', script_parts: parts, visual_cues: [] }
}

function rowsOf(lines: string): string[] {
  if (lines.includes('```') && lines.length <= longestLine) return [lines]
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function splitLong(line: string): string[] {
  if (line.length <= longestLine) return [line]
  const space = line.lastIndexOf(' ', longestLine)
  const isHalved = /[\uD800-\uDBFF]$/.test(line.slice(0, longestLine))
  const at = space > 0 ? space : longestLine - (isHalved ? 1 : 0)
  return [line.slice(0, at), ...splitLong(line.slice(at).trim())]
}
