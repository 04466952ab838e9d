import type { Raster } from '../../canvas.ts'
import { splitWords } from '../../split-words.ts'
import { drawIcon } from '../icon.ts'
import { middleOf, inset, split } from '../layout.ts'
import { spring } from '../motion.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** The creator's handle as a button that invites a tap, with the call to action. */
export function drawEnd(stage: Stage): Draw {
  const { film, style, scheme, unit, safe, lettering, smallest, isWide } = stage
  const area = inset(safe, unit * 3)
  const hasBoth = film.handle !== '' && film.call !== ''
  const icon = firstIcon(stage)
  const [iconBox, rest] = icon ? split(area, isWide ? 0.32 : 0.34, unit * 3, isWide) : [area, area]
  const [upper, lower] = split(rest, icon && !isWide ? 0.5 : 0.62, unit * 5, false)
  const drawPicture = icon ? drawIcon(stage, icon, iconBox, 0.05) : undefined
  const call = setText(stage, splitWords(film.call), {
    box: hasBoth ? upper : rest,
    isStacked: true,
    vertical: hasBoth ? 'bottom' : 'middle',
    largest: unit * 15,
  })
  const face = { ...style.body, weight: 700 as const }
  const natural = lettering.measure(film.handle, face)
  const size = Math.max(smallest, Math.min(unit * 8, (rest.width * 0.8) / Math.max(1, natural)))
  const width = natural * size + size * 1.6
  const place = hasBoth ? { x: middleOf(rest).x, y: lower.y + size * 1.2 } : middleOf(rest)
  return (context, moment) => {
    const { since, time } = moment
    drawPicture?.(context, moment)
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
  }
}

/** What the film began with, so that its end leads back to it. */
function firstIcon({ film, assets }: Stage): Raster | undefined {
  const names = film.scenes.flatMap(({ picture }) => (picture?.kind === 'icon' ? [picture.name] : []))
  return names[0] === undefined ? undefined : assets.icons[names[0]]
}
