import type { ChartPoint, FilmWord, Scene } from '../../film.ts'
import { plain } from '../../word-kinds.ts'
import { inset, split, type Rect } from '../layout.ts'
import { mix, withAlpha } from '../colors.ts'
import { clamp, easeInOut, spring } from '../motion.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** The numbers of a line as bars or as a curve, above the line itself. */
export function drawChart(stage: Stage, scene: Scene): Draw {
  if (scene.kind !== 'chart') return () => undefined
  const { safe, unit, isWide } = stage
  const { form } = scene.data
  const heading = headingOf(scene.words, scene.data.points)
  const points = scene.data.points.map((point) => ({ ...point, label: capitalise(point.label) }))
  const area = inset(safe, unit * 2)
  const [graph, textBox] =
    heading.length === 0 ? [area, area] : split(area, isWide ? 0.58 : 0.64, unit * 4, isWide)
  const text = setText(stage, heading, { box: textBox, largest: unit * 13, vertical: 'middle' })
  const drawGraph = form === 'bars' ? drawBars(stage, points, graph) : drawCurve(stage, points, graph)
  return (context, moment) => {
    drawGraph(context, moment)
    text.draw(context, moment)
  }
}

// 'Rent 620 €, food 240 €' becomes a list.
const capitalise = (label: string) => label.slice(0, 1).toLocaleUpperCase() + label.slice(1)

/** What the labels and values don't already say: of a list what comes before it, otherwise the whole line. */
function headingOf(words: readonly FilmWord[], points: readonly ChartPoint[]): readonly FilmWord[] {
  // 'From 2,300 ms to 4 ms' is all in the chart.
  if (points.length === 2 && points[0]!.label !== '') {
    const [value = '', ...unit] = points[1]!.text.split(' ')
    return words.slice(words.findLastIndex(({ text }) => text.startsWith(value)) + 1 + unit.length)
  }
  const first = plain(points[0]!.label.split(' ')[0] ?? '')
  const at = words.findIndex(({ text }) => plain(text) === first)
  if (points.length < 3 || at < 0) return words
  // '214 tyres': the number may come before its label.
  return words.slice(0, words[at - 1]?.text === points[0]!.text ? at - 1 : at)
}

function drawBars(
  { scheme, unit, style, lettering, smallest }: Stage,
  points: readonly ChartPoint[],
  box: Rect,
): Draw {
  const most = Math.max(...points.map(({ value }) => value), 1e-9)
  const best = points.findIndex(({ value }) => value === most)
  const row = Math.min(box.height / points.length, unit * 34)
  const top = box.y + (box.height - row * points.length) / 2
  const face = { ...style.body, weight: 700 as const }
  const size = Math.max(smallest, Math.min(unit * 7.5, row * 0.3))
  const valueRoom = Math.max(...points.map(({ text }) => lettering.measure(text, face))) * size + unit * 2
  return (context, { since, length, time }) => {
    points.forEach(({ label, value, text }, index) => {
      const at = since - 0.1 - index * Math.min(0.35, (length * 0.5) / points.length)
      if (at <= 0) return
      const grown = spring(at, style.temper)
      const y = top + row * index
      const look = { x: box.x, baseline: y + size * 1.05, size, color: scheme.ink }
      lettering.draw(context, label, face, look, { alpha: clamp(at / 0.1) })
      const width = Math.max(unit * 2, (box.width - valueRoom) * (value / most) * grown)
      const height = Math.max(unit * 3, row - size * 1.9)
      const isBest = index === best
      context.fillStyle = isBest ? scheme.accent : mix(scheme.background, scheme.ink, 0.42)
      context.beginPath()
      context.roundRect(box.x, y + size * 1.45, width, height, unit * 1.4)
      context.fill()
      if (isBest) {
        context.fillStyle = withAlpha(scheme.background, 0.18)
        const glint = box.x + ((time * 0.7) % 1) * width
        context.fillRect(glint, y + size * 1.45, Math.min(unit * 6, box.x + width - glint), height)
      }
      const place = { x: box.x + width + unit * 1.5, baseline: y + size * 1.45 + height / 2 + size * 0.35 }
      lettering.draw(
        context,
        text,
        face,
        { ...place, size, color: isBest ? scheme.accent : scheme.ink },
        {
          alpha: clamp((at - 0.1) / 0.1),
        },
      )
    })
  }
}

function drawCurve(
  { scheme, unit, style, lettering, smallest }: Stage,
  points: readonly ChartPoint[],
  box: Rect,
): Draw {
  const values = points.map(({ value }) => value)
  // From zero, because otherwise a small change would look like a fall to nothing.
  const [least, most] = [Math.min(0, ...values), Math.max(...values)]
  const size = Math.max(smallest, unit * 7.5)
  const face = { ...style.body, weight: 700 as const }
  const plot = {
    x: box.x + unit * 4,
    y: box.y + size * 2,
    width: box.width - unit * 8,
    height: box.height - size * 4.4,
  }
  const places = points.map(({ value }, index) => ({
    x: plot.x + (plot.width * index) / Math.max(1, points.length - 1),
    y: plot.y + plot.height * (1 - (0.08 + (0.84 * (value - least)) / Math.max(1e-9, most - least))),
  }))
  return (context, { since, length, time }) => {
    const share = easeInOut((since - 0.1) / Math.max(0.6, length * 0.6))
    const reach = plot.x + plot.width * share
    context.save()
    context.fillStyle = mix(scheme.background, scheme.ink, 0.3)
    context.fillRect(plot.x, plot.y + plot.height, plot.width, Math.max(1, unit * 0.5))
    context.beginPath()
    context.rect(plot.x - unit * 2, box.y, reach - plot.x + unit * 2, box.height)
    context.clip()
    context.beginPath()
    trace(context)
    context.lineTo(places.at(-1)!.x, plot.y + plot.height)
    context.lineTo(places[0]!.x, plot.y + plot.height)
    context.closePath()
    context.fillStyle = withAlpha(scheme.accent, 0.2)
    context.fill()
    context.beginPath()
    trace(context)
    context.strokeStyle = scheme.accent
    context.lineWidth = unit * 1.6
    context.stroke()
    context.restore()
    points.forEach(({ text, label }, index) => {
      const { x, y } = places[index]!
      if (x > reach + 1) return
      const isLast = index === points.length - 1
      context.fillStyle = scheme.accent
      context.beginPath()
      context.arc(x, y, unit * (isLast ? 2.4 + Math.sin(time * 6) * 0.5 : 1.8), 0, Math.PI * 2)
      context.fill()
      const put = (line: string, baseline: number, color: string) => {
        const width = lettering.measure(line, face) * size
        const left = clamp(x - width / 2, box.x, box.x + box.width - width)
        lettering.draw(context, line, face, { x: left, baseline, size, color })
      }
      const below = plot.y + plot.height + size * 1.3
      // Above the end of a falling line the value would stand on the line.
      const isUnder = isLast && y - (places[index - 1]?.y ?? y) > size * 1.5
      if (isUnder) put(`${label} ${text}`.trim(), below, scheme.accent)
      else {
        put(text, y - unit * 4, isLast ? scheme.accent : scheme.ink)
        put(label, below, scheme.ink)
      }
    })
  }

  function trace(context: Parameters<Draw>[0]) {
    places.forEach(({ x, y }, index) => {
      const before = places[index - 1]
      if (!before) return context.moveTo(x, y)
      const middle = (before.x + x) / 2
      return context.bezierCurveTo(middle, before.y, middle, y, x, y)
    })
  }
}
