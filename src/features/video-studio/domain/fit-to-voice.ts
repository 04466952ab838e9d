import type { Film } from './film.ts'

type Spoken = { end: number; words: readonly { text: string; start: number; end: number }[] }

/** Moves the cuts of a film to the words that begin its scenes. */
export function fitToVoice(film: Film, lines: readonly Spoken[]): Film {
  const said = lines.flatMap(({ words }) => words)
  const sizes = film.scenes.map(({ kind, words }) => (kind === 'end' ? 0 : lettersOf(words)))
  const [shown, spoken] = [sum(sizes), lettersOf(said)]
  const end = lines.at(-1)?.end ?? 0
  let passed = 0
  const starts = film.scenes.map((scene, index) => {
    const share = shown === 0 ? 0 : passed / shown
    passed += sizes[index]!
    const seconds = scene.kind === 'end' ? end : startOf(said, share * spoken)
    return index === 0 ? 0 : Math.min(film.frames - 1, Math.round(seconds * film.fps))
  })
  // Each scene keeps at least one frame.
  for (let at = 1; at < starts.length; at++) starts[at] = Math.max(starts[at]!, starts[at - 1]! + 1)
  const scenes = film.scenes.map((scene, index) => ({
    ...scene,
    from: starts[index]!,
    to: starts[index + 1] ?? film.frames,
  }))
  return { ...film, scenes }
}

/** When the word is said that is nearest to so many letters from the start. */
function startOf(words: Spoken['words'], letters: number): number {
  let passed = 0
  let nearest = { away: Infinity, start: 0 }
  for (const { text, start } of words) {
    const away = Math.abs(passed - letters)
    if (away < nearest.away) nearest = { away, start }
    passed += text.length
  }
  return nearest.start
}

const lettersOf = (words: readonly { text: string }[]) => sum(words.map(({ text }) => text.length))
const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0)
