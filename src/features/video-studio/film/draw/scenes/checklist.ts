import type { FilmContext } from '../../canvas.ts'
import type { Scene } from '../../film.ts'
import { emphasise } from '../../compose/emphasise.ts'
import { splitWords } from '../../split-words.ts'
import { mix } from '../colours.ts'
import { inset, split } from '../layout.ts'
import { easeOut, spring } from '../motion.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** Only what one has to do, buy or bring is ticked off. */
const isTask =
  /(?<!\p{L})(?:needs?|bring|buy|pack|check|do|brauch\p{L}*|kauf\p{L}*|pack\p{L}*|prüf\p{L}*|faut|necesit\p{L}*)(?!\p{L})/iu

/** The entries of a list one by one, numbered, ticked or with a dot. */
export function drawChecklist(stage: Stage, scene: Scene): Draw {
  if (scene.kind !== 'checklist') return () => undefined
  const { safe, unit, style, scheme, lettering, smallest, isWide } = stage
  const { title, items, isNumbered, first } = scene.data
  const whole = inset(safe, unit * 2)
  const [titleBox, area] =
    title === '' ? [whole, whole] : split(whole, isWide ? 0.36 : 0.26, unit * 4, isWide)
  // The title is read before the first entry comes.
  const lead = title === '' ? 0 : Math.min(0.8, (scene.end - scene.start) * 0.2)
  const row = Math.min(area.height / items.length, unit * 34)
  const top = area.y + ((area.height - row * items.length) / 2) * (title === '' || isWide ? 1 : 0)
  const mark = Math.min(unit * 13, row * 0.6)
  const boxes = items.map((_, index) => ({
    x: area.x + mark * 1.45,
    y: top + row * index + row * 0.06,
    width: area.width - mark * 1.45,
    height: row * 0.88,
  }))
  const step = (scene.end - scene.start - 0.4 - lead) / items.length
  const set = (largest: number, least: number) =>
    items.map((item, index) =>
      setText(stage, splitWords(item), {
        box: boxes[index]!,
        largest,
        maxLines: 3,
        smallest: least,
        align: 'left',
        hasEmphasis: false,
        isFast: true,
        delay: lead + index * step + 0.05,
      }),
    )
  const natural = set(unit * 13, unit * 7)
  const common = Math.min(...natural.flatMap(({ words }) => words.map(({ size }) => size)))
  // One size for all, even where a shorter line would be smaller and nicer.
  const texts = set(Math.max(smallest, common), common * 0.99)
  const heading = setText(stage, emphasise(splitWords(title)), {
    box: titleBox,
    align: 'left',
    vertical: isWide ? 'middle' : 'bottom',
    isStacked: true,
    isFast: true,
    // It doesn't dwarf what it announces.
    largest: Math.min(unit * 15, Math.max(smallest, common) * 1.7),
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
      const size = Math.max(smallest, mark * 0.6)
      const text = `${index + first}`
      const look = {
        x: (-lettering.measure(text, face) * size) / 2,
        baseline: size * 0.36,
        size,
        colour: scheme.onAccent,
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
