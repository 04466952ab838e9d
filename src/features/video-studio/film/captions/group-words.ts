import { chunk } from '../compose/chunk.ts'
import type { FilmWord } from '../film.ts'
import { breakCost } from '../phrases.ts'
import type { SpokenLine, SpokenWord } from './spoken.ts'

/** Words that are shown together; the one being said is lit. */
export type Caption = { start: number; end: number; words: readonly SpokenWord[] }

const mostWords = 4
const mostLetters = 24
// A longer pause starts a new caption.
const longestPause = 0.35
const lingerSeconds = 0.4

/** Two to four words at a time, split at pauses and between phrases; no caption crosses a line or a scene. */
export function groupCaptions(lines: readonly SpokenLine[]): Caption[] {
  const groups = lines.flatMap(({ words }) => groupWords(words))
  return groups.map((words, index) => {
    const end = words.at(-1)!.end
    const next = groups[index + 1]?.[0]?.start ?? Infinity
    return { start: words[0]!.start, end: Math.min(next, end + lingerSeconds), words }
  })
}

const asFilmWord = ({ text }: SpokenWord): FilmWord => ({ text, isStrong: false, isGlued: false })

function groupWords(words: readonly SpokenWord[]): SpokenWord[][] {
  let at = 0
  // The scenes are cut in the same way, so that a caption never runs over a cut.
  return chunk(words.map(asFilmWord)).flatMap((part) => {
    const own = words.slice(at, at + part.length)
    at += part.length
    return splitAtPauses(own).flatMap(splitByPhrase)
  })
}

function splitAtPauses(words: readonly SpokenWord[]): SpokenWord[][] {
  const runs: SpokenWord[][] = []
  for (const word of words) {
    const run = runs.at(-1)
    if (run && word.start - run.at(-1)!.end < longestPause) run.push(word)
    else runs.push([word])
  }
  return runs
}

/** The cheapest way to cut a run: between phrases, of similar length, no word alone. */
function splitByPhrase(words: readonly SpokenWord[]): SpokenWord[][] {
  const film = words.map(asFilmWord)
  type Step = { cost: number; from: number }
  const steps: Step[] = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= words.length; to++) {
    let best: Step = { cost: Infinity, from: to - 1 }
    for (let from = Math.max(0, to - mostWords); from < to; from++) {
      const letters = words.slice(from, to).reduce((sum, { text }) => sum + text.length + 1, -1)
      if (letters > mostLetters && to - from > 1) continue
      const lone = to - from === 1 && words.length > 1 ? 1.5 : 0
      const cost = steps[from]!.cost + (from > 0 ? 0.6 + breakCost(film, from) : 0) + lone
      if (cost < best.cost) best = { cost, from }
    }
    steps.push(best)
  }
  const groups: SpokenWord[][] = []
  for (let to = words.length; to > 0; to = steps[to]!.from) groups.unshift(words.slice(steps[to]!.from, to))
  return groups
}
