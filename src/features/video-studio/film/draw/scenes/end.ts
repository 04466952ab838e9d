import { splitWords } from '../../split-words.ts'
import { middleOf, inset, split } from '../layout.ts'
import { easeOut, spring } from '../motion.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** The creator's handle as a button that invites a tap, with the call to action. */
export function drawEnd(stage: Stage): Draw {
  const { film, style, scheme, unit, safe, lettering, smallest } = stage
  const area = inset(safe, unit * 3)
  const hasBoth = film.handle !== '' && film.call !== ''
  const [upper, lower] = split(area, 0.62, unit * 5, false)
  const call = setText(stage, splitWords(film.call), {
    box: hasBoth ? { ...upper } : area,
    isStacked: true,
    vertical: hasBoth ? 'bottom' : 'middle',
    largest: unit * 15,
  })
  const face = { ...style.body, weight: 700 as const }
  const natural = lettering.measure(film.handle, face)
  const size = Math.max(smallest, Math.min(unit * 8, (area.width * 0.8) / Math.max(1, natural)))
  const width = natural * size + size * 1.6
  const place = hasBoth ? { x: middleOf(area).x, y: lower.y + size * 1.2 } : middleOf(area)
  return (context, moment) => {
    const { since, time } = moment
    call.draw(context, moment)
    if (film.handle === '') return
    const grown = spring(since - 0.35, style.temper)
    if (grown <= 0) return
    const beat = 1 + Math.max(0, Math.sin(time * 5.2)) * 0.045
    context.save()
    context.translate(place.x, place.y)
    context.scale(grown * beat, grown * beat)
    context.fillStyle = scheme.accent
    context.beginPath()
    context.roundRect(-width / 2, -size * 0.95, width, size * 1.9, size * 0.95)
    context.fill()
    const look = { x: (-natural * size) / 2, baseline: size * 0.35, size, colour: scheme.onAccent }
    lettering.draw(context, film.handle, face, look)
    context.restore()
    drawRing(context, place, width * (0.55 + easeOut(since / 2) * 0.1))
  }

  function drawRing(context: Parameters<Draw>[0], { x, y }: { x: number; y: number }, reach: number) {
    context.save()
    context.strokeStyle = scheme.soft
    context.lineWidth = unit * 0.8
    context.beginPath()
    context.arc(x, y, reach, 0, Math.PI * 2)
    context.stroke()
    context.restore()
  }
}
