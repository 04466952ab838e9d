/** A word for layout: its width at size 1, and whether it follows without a space. */
export type MeasuredWord = { width: number; isGlued: boolean }

export type Arrangement = { size: number; lines: number[][]; lineHeight: number }

export type Box = { width: number; height: number; largest: number; maxLines: number }

const leading = 1.14

/**
 * Breaks words into the lines that allow the largest size in the box, evenly filled: for each number of
 * lines, the break with the narrowest widest line.
 */
export function arrangeLines(words: MeasuredWord[], space: number, box: Box): Arrangement {
  let best: Arrangement = { size: 0, lines: [], lineHeight: 0 }
  for (let count = 1; count <= Math.min(box.maxLines, words.length); count++) {
    const { lines, widest } = breakEvenly(words, space, count)
    const size = Math.min(box.largest, box.width / widest, box.height / (count * leading))
    // An additional line must be a clear improvement.
    if (size > best.size * 1.06) best = { size, lines, lineHeight: size * leading }
  }
  return best
}

type Broken = { lines: number[][]; widest: number }

function breakEvenly(words: MeasuredWord[], space: number, count: number): Broken {
  const known = new Map<string, Broken>()
  const widthOf = (from: number, to: number) =>
    words
      .slice(from, to)
      .reduce((sum, { width, isGlued }, index) => sum + width + (index > 0 && !isGlued ? space : 0), 0)
  const breakFrom = (from: number, left: number): Broken => {
    const key = `${from} ${left}`
    const before = known.get(key)
    if (before) return before
    let best: Broken = { lines: [], widest: Infinity }
    if (left === 1) best = { lines: [range(from, words.length)], widest: widthOf(from, words.length) }
    else
      for (let to = from + 1; to <= words.length - left + 1; to++) {
        const rest = breakFrom(to, left - 1)
        const widest = Math.max(widthOf(from, to), rest.widest)
        if (widest < best.widest) best = { lines: [range(from, to), ...rest.lines], widest }
      }
    known.set(key, best)
    return best
  }
  return breakFrom(0, count)
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
