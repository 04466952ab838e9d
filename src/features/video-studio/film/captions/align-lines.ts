import type { Mono } from '../sound/stereo.ts'
import { findSpeech } from './find-pauses.ts'
import { countSyllables, splitSpoken, type SpokenLine } from './spoken.ts'
import { timeWords, type Span } from './time-words.ts'

/** Finds the lines in a recording of all of them, by its pauses. */
export function alignLines(recording: Mono, lines: readonly string[]): SpokenLine[] {
  const speech = findSpeech(recording)
  const texts = lines.filter((line) => splitSpoken(line).length > 0)
  if (speech.length === 0 || texts.length === 0) return []
  return shareStretches(speech, texts.map(sizeOf)).map((part, index) => timeWords(texts[index]!, part))
}

const sizeOf = (line: string) => splitSpoken(line).reduce((sum, word) => sum + countSyllables(word), 0)

// How much a second of pause speaks for a boundary, against a line that is spoken too fast or too slowly.
const pauseWorth = 1.2

/**
 * Cuts the stretches into one part for each line, so that lines end at long pauses and take about their share
 * of the time. With fewer stretches than lines, the time is divided by the lines' sizes instead.
 */
function shareStretches(speech: readonly Span[], sizes: readonly number[]): Span[][] {
  if (speech.length < sizes.length) return divide(speech, sizes)
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  const spokenUntil = [0]
  for (const { start, end } of speech) spokenUntil.push(spokenUntil.at(-1)! + end - start)
  const perSize = spokenUntil.at(-1)! / whole
  /** What it costs that a line has the stretches `from` up to but not including `to`. */
  const costOf = (line: number, from: number, to: number) => {
    const expected = sizes[line]! * perSize
    const length = spokenUntil[to]! - spokenUntil[from]!
    const pause = to < speech.length ? speech[to]!.start - speech[to - 1]!.end : 0
    return ((length - expected) / expected) ** 2 - Math.min(pause, 1.5) * pauseWorth
  }
  // best[line][to]: the cheapest way to give the first lines the first stretches.
  let best = [0, ...speech.map(() => Infinity)]
  const choices: number[][] = []
  sizes.forEach((_, line) => {
    const next = best.map(() => Infinity)
    const chosen = best.map(() => 0)
    for (let to = line + 1; to <= speech.length - (sizes.length - 1 - line); to++)
      for (let from = line; from < to; from++) {
        const cost = best[from]! + costOf(line, from, to)
        if (cost < next[to]!) {
          next[to] = cost
          chosen[to] = from
        }
      }
    best = next
    choices.push(chosen)
  })
  const parts: Span[][] = []
  for (let line = sizes.length - 1, to = speech.length; line >= 0; line--) {
    const from = choices[line]![to]!
    parts.unshift(speech.slice(from, to))
    to = from
  }
  return parts
}

function divide(speech: readonly Span[], sizes: readonly number[]): Span[][] {
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  const spoken = speech.reduce((sum, { start, end }) => sum + end - start, 0)
  let passed = 0
  return sizes.map((size) => {
    const from = (passed / whole) * spoken
    passed += size
    return cut(speech, from, (passed / whole) * spoken)
  })
}

/** The stretches between two amounts of speech. */
function cut(speech: readonly Span[], from: number, to: number): Span[] {
  let before = 0
  return speech.flatMap(({ start, end }) => {
    const [first, last] = [Math.max(from, before), Math.min(to, before + end - start)]
    const part = { start: start + first - before, end: start + last - before }
    before += end - start
    return last > first ? [part] : []
  })
}
