import type { FilmContext } from '../../canvas.ts'
import type { FilmWord, Scene } from '../../film.ts'
import { emphasize } from '../../compose/emphasize.ts'
import { splitWords } from '../../split-words.ts'
import { mix } from '../colors.ts'
import { inset, split, type Rect } from '../layout.ts'
import { easeOut, spring } from '../motion.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** Only what one has to do, buy or bring is ticked off. */
const isTask =
  /(?<!\p{L})(?:needs?|bring|buy|pack|check|do|brauch\p{L}*|kauf\p{L}*|pack\p{L}*|prüf\p{L}*|faut|necesit\p{L}*)(?!\p{L})/iu

const mostLines = 4
const lineHeight = 1.2
/** Between two entries, in their size. */
const itemGap = 0.6

/** The largest size at which all entries have room, with lines as they fall. */
function sizeFor(stage: Stage, items: readonly (readonly FilmWord[])[], area: Rect): number {
  const { unit, smallest } = stage
  for (let size = unit * 13; size > smallest; size -= unit * 0.5) {
    const lines = linesOf(stage, items, area.width - size * 1.3, size)
    const height = lines.reduce((sum, count) => sum + (count * lineHeight + itemGap) * size, 0)
    if (height <= area.height && lines.every((count) => count <= mostLines)) return size
  }
  return smallest
}

function linesOf(
  { lettering, style }: Stage,
  items: readonly (readonly FilmWord[])[],
  width: number,
  size: number,
): number[] {
  const widthOf = (text: string) => lettering.measure(text, style.display) * size
  return items.map((words) => {
    let [lines, used] = [1, 0]
    for (const { text } of words) {
      const own = widthOf(text)
      const wanted = used === 0 ? own : used + size * 0.3 + own
      if (wanted > width && used > 0) lines++
      used = wanted > width ? own : wanted
    }
    const isTooWide = words.some(({ text }) => widthOf(text) > width)
    return isTooWide ? mostLines + 1 : lines
  })
}

/** The entries of a list one by one, numbered, ticked or with a dot. */
export function drawChecklist(stage: Stage, scene: Scene): Draw {
  if (scene.kind !== 'checklist') return () => undefined
  const { safe, unit, style, scheme, lettering, smallest, isWide } = stage
  const { title, items, isNumbered, first } = scene.data
  const inner = inset(safe, unit * 2)
  const [titleBox, area] =
    title === '' ? [inner, inner] : split(inner, isWide ? 0.36 : 0.26, unit * 4, isWide)
  // The title is read before the first entry comes.
  const lead = title === '' ? 0 : Math.min(0.8, (scene.end - scene.start) * 0.2)
  const words = items.map((item) => splitWords(item))
  const size = sizeFor(stage, words, area)
  const mark = Math.max(smallest * 0.7, size * 0.9)
  const room = area.width - mark * 1.45
  const heights = linesOf(stage, words, room, size).map((lines) => (lines * lineHeight + itemGap) * size)
  const whole = heights.reduce((sum, height) => sum + height, 0)
  const top = area.y + ((area.height - whole) / 2) * (title === '' || isWide ? 1 : 0)
  const boxes = heights.map((height, index) => ({
    x: area.x + mark * 1.45,
    y: top + heights.slice(0, index).reduce((sum, each) => sum + each, 0),
    width: room,
    height: height - itemGap * size * 0.5,
  }))
  const step = (scene.end - scene.start - 0.4 - lead) / items.length
  const texts = words.map((item, index) =>
    setText(stage, item, {
      box: boxes[index]!,
      largest: size,
      maxLines: mostLines,
      // One size for all, even where a line breaks badly.
      smallest: size * 0.99,
      align: 'left',
      hasEmphasis: false,
      isFast: true,
      delay: lead + index * step + 0.05,
    }),
  )
  const heading = setText(stage, emphasize(splitWords(title)), {
    box: titleBox,
    align: 'left',
    vertical: isWide ? 'middle' : 'bottom',
    isStacked: true,
    isFast: true,
    // It doesn't dwarf what it announces.
    largest: Math.min(unit * 15, size * 1.7),
    maxLines: 3,
  })
  const hasTicks = isTask.test(title)
  const face = { ...style.display, isUpper: false }

  function drawMark(context: FilmContext, index: number, at: number, time: number) {
    const grown = spring(at, style.temper)
    const isDone = at > step * 0.35
    context.save()
    context.translate(area.x + mark * 0.55, boxes[index]!.y + boxes[index]!.height / 2)
    const isCurrent = at < step
    const beat = grown * (isCurrent ? 1 + Math.sin(time * 7) * 0.05 : 1)
    context.scale(beat, beat)
    context.fillStyle = isNumbered || isDone ? scheme.accent : mix(scheme.background, scheme.accent, 0.3)
    context.beginPath()
    const width = isNumbered || hasTicks ? mark : mark * 0.42
    context.roundRect(-width / 2, -width / 2, width, width, hasTicks ? width * 0.24 : width / 2)
    context.fill()
    if (isNumbered) {
      // It is drawn a little smaller on each beat.
      const size = Math.max(smallest * 1.12, mark * 0.6)
      const text = `${index + first}`
      const look = {
        x: (-lettering.measure(text, face) * size) / 2,
        baseline: size * 0.36,
        size,
        color: scheme.onAccent,
      }
      lettering.draw(context, text, face, look)
    } else if (isDone && hasTicks) drawTick(context, easeOut((at - step * 0.35) / 0.25))
    context.restore()
  }

  function drawTick(context: FilmContext, share: number) {
    context.strokeStyle = scheme.onAccent
    context.lineWidth = mark * 0.13
    context.beginPath()
    context.moveTo(-mark * 0.24, 0)
    context.lineTo(-mark * 0.06, mark * 0.18 * Math.min(1, share * 2))
    if (share > 0.5)
      context.lineTo(
        -mark * 0.06 + mark * 0.32 * (share - 0.5) * 2,
        mark * 0.18 - mark * 0.4 * (share - 0.5) * 2,
      )
    context.stroke()
  }

  return (context, moment) => {
    heading.draw(context, moment)
    items.forEach((_, index) => {
      const at = moment.since - lead - index * step - 0.02
      if (at <= 0) return
      drawMark(context, index, at, moment.time)
      texts[index]!.draw(context, moment)
    })
  }
}
