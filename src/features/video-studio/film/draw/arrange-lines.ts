import type { FilmWord } from '../film.ts'
import { breakCost } from '../phrases.ts'
import { isConnecting, isNumberWord, namesNumber, plain } from '../word-kinds.ts'
import type { Rect } from './layout.ts'

export type Arrangement = {
  box: Rect
  maxLines: number
  largest: number
  /** Lines with a strong number are larger than the others. */
  isStacked?: boolean
  align?: 'left' | 'center'
  vertical?: 'top' | 'middle' | 'bottom'
  isRtl?: boolean
  /** A bad line break is better than text below this size. */
  smallest?: number
}

export type SetWord = {
  index: number
  x: number
  baseline: number
  width: number
  size: number
  line: number
}
export type SetText = { words: SetWord[]; lines: number; bounds: Rect }

/** Marks above and below Arabic and Hebrew letters need more room. */
const lineHeightOf = (isRtl: boolean) => (isRtl ? 1.42 : 1.16)
const ascent = 0.86

/** Breaks words into lines at phrases, as large as the box allows. `widths` and `space` are for size 1. */
export function arrangeLines(
  words: readonly FilmWord[],
  widths: readonly number[],
  space: number,
  {
    box,
    maxLines,
    largest,
    isStacked = false,
    align = 'center',
    vertical = 'middle',
    isRtl = false,
    smallest = 0,
  }: Arrangement,
): SetText {
  const lineHeight = lineHeightOf(isRtl)
  if (words.length === 0) return { words: [], lines: 0, bounds: { ...box, height: 0 } }
  const widthOf = (from: number, to: number) => {
    let sum = 0
    for (let at = from; at < to; at++) sum += widths[at]! + (at > from && !words[at]!.isGlued ? space : 0)
    return sum
  }
  // A number may be large. Of other words the wrong one is stressed too often, and in large letters everyone sees it.
  // Of several numbers the larger one would seem to matter more.
  const isLoud = words.length <= fewWords || countNumbers(words) === 1
  let best: { starts: number[]; sizes: number[]; value: number } | undefined
  for (let count = 1; count <= Math.min(maxLines, words.length); count++)
    for (const { starts, cost } of breakInto(count, words, widthOf, isStacked)) {
      const lineWidths = starts.map((from, line) => widthOf(from, starts[line + 1] ?? words.length))
      const even = Math.min(largest, box.width / Math.max(...lineWidths), box.height / (count * lineHeight))
      const isStrong = (line: number) =>
        words.slice(starts[line], starts[line + 1]).some((word) => word.isStrong && isLoud)
      const continues = (line: number) =>
        words[starts[line]! - 1]?.isStrong === true && words[starts[line]!]!.isStrong
      const sizes = isStacked
        ? stack(lineWidths, even, { box, lineHeight, isStrong, continues })
        : lineWidths.map(() => even)
      const area = sizes.reduce((sum, size, line) => sum + size * size * lineWidths[line]!, 0)
      const isSmall = Math.min(...sizes) < smallest
      // Sentences of one film should look about equally large, so size counts much less once it is comfortable.
      const size = Math.min(...sizes) / largest
      const comfort = Math.min(1, size / comfortable) ** 2 * Math.min(1, size / legible)
      const value = comfort * area ** 0.1 * Math.exp(-0.36 * cost) * (isSmall ? 0.1 : 1)
      if (!best || value > best.value) best = { starts, sizes, value }
    }
  const { starts, sizes } = best!
  const height = sizes.reduce((sum, size) => sum + size * lineHeight, 0)
  const spare = box.height - height
  let top = box.y + (vertical === 'top' ? 0 : vertical === 'bottom' ? spare : spare / 2)
  const placed = starts.flatMap((from, line) => {
    const to = starts[line + 1] ?? words.length
    const size = sizes[line]!
    const width = widthOf(from, to) * size
    const left =
      align === 'center' ? box.x + (box.width - width) / 2 : isRtl ? box.x + box.width - width : box.x
    const baseline = top + size * (ascent + (lineHeight - 1) / 2)
    top += size * lineHeight
    return placeWords({ words, widths, space, from, to, left, size, isRtl }).map((word) => ({
      ...word,
      baseline,
      size,
      line,
    }))
  })
  const left = Math.min(...placed.map(({ x }) => x))
  const right = Math.max(...placed.map(({ x, width }) => x + width))
  return {
    words: placed,
    lines: starts.length,
    bounds: { x: left, y: top - height, width: right - left, height },
  }
}

// A lone first word reads like a stutter; a lone last word is only a little ugly.
const loneFirst = 1.2
const loneLast = 0.5
const loneFiller = 0.9
const loneMiddle = 0.4
/** 'is won | before | the first question' */
const loneConnecting = 2.5

function loneCost(text: string, isFirst: boolean, isLast: boolean): number {
  if (isConnecting(text)) return loneConnecting
  if (isFirst) return loneFirst
  const isShort = text.length < 5
  // 'Dry it, roughen | it,'
  if (isLast) return plain(text).length < 4 ? loneConnecting * 2 : loneLast * (isShort ? 3 : 1)
  return isShort ? loneFiller : text.length < 8 ? loneMiddle : 0
}

/** Of the breaks with the least cost, the one that fills its box best is chosen. */
const candidates = 8

function breakInto(
  count: number,
  words: readonly FilmWord[],
  widthOf: (from: number, to: number) => number,
  isStacked: boolean,
): Step[] {
  const target = widthOf(0, words.length) / count
  const lineCost = (from: number, to: number) => {
    const off = (widthOf(from, to) - target) / target
    const isLone = to - from === 1 && count > 1 && words.length > 2
    const lone = isLone ? loneCost(words[from]!.text, from === 0, to === words.length) : 0
    const { isStrong } = words[from]!
    // Several fair breaks are better than a bad one.
    const plainCost = from > 0 ? breakCost(words, from) : 0
    const cost = plainCost < 1 ? plainCost ** 2 : plainCost
    if (!isStacked) return off * off + cost + (isStrong ? lone * 0.5 : lone)
    const isAfterStrong = from > 0 && words[from - 1]!.isStrong
    // What matters may have a line of its own, but '1,450 | euros' stay together.
    const isFreed = from > 0 && cost < 1 && isStrong !== isAfterStrong
    // 'Frame | 1'
    const isCounted =
      from > 0 &&
      // '6% | of their volume'
      ((cost >= 1 && /\p{N}/u.test(words[from - 1]!.text)) || (cost > 2 && /\p{N}/u.test(words[from]!.text)))
    const breaking =
      isStrong && isAfterStrong && mayBreakRun(words, from)
        ? runBreak
        : (isStrong && isAfterStrong) || isCounted
          ? cost * 2
          : Math.min(isFreed ? cost * 0.45 : cost, worstBreak)
    // A long line makes all others small.
    const hasStrong = words.slice(from, to).some((word) => word.isStrong)
    // 'The | LAST LAMP': a small line may lead to a large one.
    const alone = isStrong && !isConnecting(words[from]!.text) ? 0 : words[to]?.isStrong ? lone * 0.3 : lone
    const mixed = mixesClauses(words, from, to) ? mixedLine : 0
    return off * off * (off > 0 ? 1.5 : hasStrong ? 0.5 : 1) + breaking + alone + mixed
  }
  let row: Step[][] = [[{ cost: 0, starts: [] }]]
  for (let line = 0; line < count; line++) {
    const next: Step[][] = []
    row.forEach((steps, from) => {
      for (let to = from + 1; to <= words.length - (count - line - 1); to++) {
        const own = lineCost(from, to)
        const added = steps.map(({ cost, starts }) => ({ cost: cost + own, starts: [...starts, from] }))
        next[to] = [...(next[to] ?? []), ...added].toSorted((a, b) => a.cost - b.cost).slice(0, candidates)
      }
    })
    row = next
  }
  return row[words.length]!
}

/**
 * 'my Tuesday | league, 178 | on sport oil': a number stands with what it is of. 'you don’t | love, because | it stays':
 * a clause neither begins nor ends with one word on a line of another.
 */
function mixesClauses(words: readonly FilmWord[], from: number, to: number): boolean {
  const end = from + words.slice(from, to).findIndex(({ text }) => endsClause(text))
  if (end < from || end === to - 1) return false
  const isTorn = end === to - 2 || (end === from && from > 0 && !endsClause(words[from - 1]!.text))
  return isTorn || words.slice(end + 1, to).some(({ text }) => namesNumber(text))
}

/** How many numbers are stressed, with their units. */
const countNumbers = (words: readonly FilmWord[]) =>
  words.filter((word, at) => {
    const begins = word.isStrong && (!words[at - 1]?.isStrong || endsClause(words[at - 1]!.text))
    const end = words.findIndex((other, later) => later > at && !other.isStrong)
    return begins && words.slice(at, end < 0 ? undefined : end).some(({ text }) => namesNumber(text))
  }).length

/** 'six thousand | years', 'twenty-six | years': on one line they would be tiny. */
function mayBreakRun(words: readonly FilmWord[], at: number): boolean {
  let [from, to] = [at, at]
  while (words[from - 1]?.isStrong && !endsClause(words[from - 1]!.text)) from--
  while (words[to]?.isStrong && !endsClause(words[to - 1]!.text)) to++
  const [before, after] = [words[at - 1]!.text, words[at]!.text]
  const length = words.slice(from, to).reduce((sum, { text }) => sum + text.length, 0)
  const isLong = to - from > 2 || length > longestRun
  // '15 | to 20 mmHg'
  const isInRange = rangeWord.test(after) && namesNumber(before)
  return isLong && !isConnecting(before) && !isInRange && !(isNumberWord(before) && isNumberWord(after))
}

type Step = { cost: number; starts: number[] }

const endsClause = (text: string) => /[,;:،]$/.test(text)
const rangeWord = /^(?:to|bis|à|a|إلى)$/
const longestRun = 14

/** All lines have one size, except those with a strong word, which stand out. */
function stack(
  lineWidths: readonly number[],
  even: number,
  { box, lineHeight, isStrong, continues }: Stacking,
): number[] {
  const sizes = lineWidths.map((width, line) =>
    isStrong(line) ? Math.min(box.width / width, even * standOut) : even,
  )
  // 'three hundred | dollars': the unit isn't larger than its number.
  for (let line = 1; line < sizes.length; line++)
    if (continues(line)) sizes[line] = Math.min(sizes[line]!, sizes[line - 1]!)
  for (let line = sizes.length - 1; line > 0; line--)
    if (continues(line)) sizes[line - 1] = Math.min(sizes[line]!, sizes[line - 1]!)
  const height = sizes.reduce((sum, size) => sum + size * lineHeight, 0)
  return sizes.map((size) => size * Math.min(1, box.height / height))
}

type Stacking = {
  box: Rect
  lineHeight: number
  isStrong: (line: number) => boolean
  /** Whether a line goes on with what the line before it stresses. */
  continues: (line: number) => boolean
}

const standOut = 2
const fewWords = 3
/** Shares of the largest size. */
const [comfortable, legible] = [0.62, 0.5]
/** On a poster even a noun without its article is better than small text. */
const worstBreak = 2.5
const runBreak = 0.5
const mixedLine = 0.8

type Run = {
  words: readonly FilmWord[]
  widths: readonly number[]
  space: number
  from: number
  to: number
  left: number
  size: number
  isRtl: boolean
}

// In Arabic and Hebrew lines run to the left, but Latin words within them still run to the right.
function placeWords({ words, widths, space, from, to, left, size, isRtl }: Run) {
  const order = isRtl ? visualOrder(words, from, to) : range(from, to)
  let x = left
  return order.map((index, position) => {
    const isGlued = isRtl ? false : words[index]!.isGlued
    if (position > 0 && !isGlued) x += space * size
    const width = widths[index]! * size
    const placed = { index, x, width }
    x += width
    return placed
  })
}

function visualOrder(words: readonly FilmWord[], from: number, to: number): number[] {
  const runs: number[][] = []
  for (let index = from; index < to; index++) {
    const isLatin = /\p{Script=Latin}/u.test(words[index]!.text)
    const last = runs.at(-1)
    if (isLatin && last && /\p{Script=Latin}/u.test(words[last[0]!]!.text)) last.push(index)
    else runs.push([index])
  }
  return runs.toReversed().flat()
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, step) => from + step)
