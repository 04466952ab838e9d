import { countSyllables, splitSpoken, type SpokenLine, type SpokenWord } from './spoken.ts'

export type Span = { start: number; end: number }

/** Spreads the words of a line over the stretches with speech, by their syllables. */
export function timeWords(text: string, stretches: readonly Span[]): SpokenLine {
  const words = splitSpoken(text)
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last) return { text, start: 0, end: 0, words: [] }
  const sizes = words.map(countSyllables)
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  const spoken = stretches.reduce((sum, { start, end }) => sum + end - start, 0)
  let passed = 0
  const timed = words.map((word, index): SpokenWord => {
    const start = timeAt(stretches, (passed / whole) * spoken, 'start')
    passed += sizes[index]!
    return { text: word, start, end: timeAt(stretches, (passed / whole) * spoken, 'end') }
  })
  return { text, start: first.start, end: last.end, words: timed }
}

/** The time after so many seconds of speech; at a pause, its end for a word's start and its start for an end. */
function timeAt(stretches: readonly Span[], spoken: number, edge: 'start' | 'end'): number {
  const tiny = 1e-6
  let left = spoken
  for (const { start, end } of stretches) {
    const length = end - start
    if (left < length - tiny || (edge === 'end' && left <= length + tiny)) return start + left
    left -= length
  }
  return stretches.at(-1)!.end
}
