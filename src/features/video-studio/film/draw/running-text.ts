import { chunk, secondsToSay } from '../compose/chunk.ts'
import type { FilmWord } from '../film.ts'
import type { Rect } from './layout.ts'
import type { Draw, Stage } from './stage.ts'
import { setText } from './text-block.ts'
import type { Typeface } from './styles.ts'

/** The phrases of a line one after another in the same place, for scenes whose picture stays. */
export function setRunningText(
  stage: Stage,
  words: readonly FilmWord[],
  box: Rect,
  { largest, face }: { largest: number; face?: Typeface },
): Draw {
  if (words.length === 0) return () => undefined
  const parts = chunk(words, 0.6)
  const whole = secondsToSay(words)
  let passed = 0
  const blocks = parts.map((part) => {
    const share = passed / whole
    passed += secondsToSay(part)
    const options = { box, largest, vertical: 'middle' as const, ...(face && { face }) }
    return { share, until: passed / whole, text: setText(stage, part, options) }
  })
  return (context, moment) => {
    const { since, length } = moment
    const block = blocks.findLast(({ share }) => share * length <= since + 1e-6) ?? blocks[0]!
    const start = block.share * length
    block.text.draw(context, {
      ...moment,
      since: since - start,
      length: (block.until - block.share) * length,
    })
  }
}
