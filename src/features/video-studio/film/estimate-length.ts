import { closingSeconds, composeFilm, endCardOf, speakingSeconds, spokenLines } from './compose-film.ts'
import type { Source } from './compose/read-lines.ts'

type Said = Source & { handle: string; call_to_action: string }

/** How many sentences a film says, and how many whole seconds it needs for them and its end card. */
export function estimateLength({ prompt, script, handle, call_to_action: call }: Said) {
  if (!script && prompt.trim() === '') return { sentences: 0, seconds: 0 }
  const source = { prompt, script }
  const hasEnd = handle !== '' || call !== ''
  const ending = closingSeconds(hasEnd) + (hasEnd ? endCardOf({ handle, call }) : 0)
  return { sentences: spokenLines(source).length, seconds: Math.ceil(speakingSeconds(source) + ending) }
}

/** Whether a film of this length leaves out sentences. */
export function isExtract({ prompt, script, handle, call_to_action: call }: Said, seconds: number): boolean {
  const size = { width: 360, height: 640, fps: 24, style: null }
  return composeFilm({ ...size, prompt, script, handle, call, seconds }).leftOut.length > 0
}
