import type { FilmContext } from '../canvas.ts'
import type { Caption } from '../film.ts'
import { splitWords } from '../split-words.ts'
import { arrangeLines } from './arrange-lines.ts'
import type { Rect } from './layout.ts'
import { spring } from './motion.ts'
import type { Stage } from './stage.ts'

/** The caption of a moment; between two of them the earlier one stays. */
export const captionAt = (captions: readonly Caption[], time: number) =>
  captions.findLast(({ start }) => start <= time) ?? captions[0]

/** The words that are being said, with the current one lit. */
export function drawCaption(
  context: FilmContext,
  stage: Stage,
  { words, start }: Caption,
  { time, box, hasPlate }: { time: number; box: Rect; hasPlate: boolean },
) {
  const { lettering, style, scheme, unit } = stage
  const face = style.display
  // The plate of the lit word needs room on both sides.
  const widths = words.map(({ text }) => lettering.measure(text, face) + 0.24)
  const plain = words.flatMap(({ text }) =>
    splitWords(text)
      .slice(0, 1)
      .map((word) => ({ ...word, text })),
  )
  const set = arrangeLines(plain, widths, lettering.measure('n', face) * 0.22, {
    box,
    isRtl: lettering.isRtl,
    isStacked: !hasPlate,
    maxLines: hasPlate ? 2 : 4,
    largest: unit * (hasPlate ? 8 : 22),
  })
  const grown = 0.85 + 0.15 * spring(time - start, { pace: 3, damping: 0.7 })
  const [x, y] = [set.bounds.x + set.bounds.width / 2, set.bounds.y + set.bounds.height / 2]
  context.save()
  context.translate(x, y)
  context.scale(grown, grown)
  context.translate(-x, -y)
  if (hasPlate) {
    const pad = unit * 2
    context.fillStyle = scheme.background
    context.beginPath()
    context.roundRect(
      set.bounds.x - pad,
      set.bounds.y - pad / 2,
      set.bounds.width + pad * 2,
      set.bounds.height + pad,
      unit * 2,
    )
    context.fill()
  }
  for (const { index, x: left, baseline, size, width } of set.words) {
    const word = words[index]!
    const isLit = time >= word.start && time < word.end
    if (isLit) {
      context.fillStyle = scheme.accent
      context.beginPath()
      context.roundRect(left, baseline - size * 0.93, width, size * 1.16, size * 0.16)
      context.fill()
    }
    const color = isLit ? scheme.onAccent : scheme.ink
    lettering.draw(context, word.text, face, { x: left + size * 0.12, baseline, size, color })
  }
  context.restore()
}
