import { truncate } from '#platform/common/truncate.ts'
import type { CreatorFacts, Series } from '../creator-facts.ts'

const longest = 90

/** Advice from what a creator tells of themselves, quoted and never spoken: it may be written in any way. */
export function extraAdvice(facts: CreatorFacts, series: Series | null): string[] {
  const brand = quotable(facts.brandHighlight)
  const admired = quotable(facts.admiredCreators.split(/[,;\n]/)[0] ?? '')
  return [
    ...(brand ? [`Let what sets you apart be seen once, in passing: “${brand}”`] : []),
    ...(series
      ? [
          `Say in the first line of the caption that it belongs to “${quotable(series.name) ?? truncate(series.name, longest)}”`,
        ]
      : []),
    ...(admired ? [`Look at how ${admired} opens a video, and borrow the pace, not the words`] : []),
  ]
}

function quotable(text: string): string | undefined {
  const line = text
    .replace(/\p{Extended_Pictographic}|\p{Cc}|[<>{}[\]`*_“”"]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s.,;:!?])[\s.,;:!?]+$/, '')
  if (!/\p{L}{2}/u.test(line)) return undefined
  return line.length <= longest ? line : `${truncate(line, longest - 1).replace(/\s+\S*$/, '')} …`
}
