import type { FilmContext } from '../../canvas.ts'
import { splitWords } from '../../split-words.ts'
import { emphasize } from '../../compose/emphasize.ts'
import { star } from '../backdrops/zones.ts'
import { endIconOf } from '../end-icon.ts'
import { drawIcon } from '../icon.ts'
import { middleOf, inset, split } from '../layout.ts'
import { spring } from '../motion.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** The creator's handle as a button that invites a tap, with the call to action. */
export function drawEnd(stage: Stage): Draw {
  const { film, style, scheme, unit, safe, lettering, smallest, isWide } = stage
  const whole = inset(safe, unit * 3)
  // A handle alone stands right below the picture.
  const isTight = film.call === '' && !isWide
  const area = isTight ? { ...whole, y: whole.y + whole.height * 0.2, height: whole.height * 0.56 } : whole
  const hasBoth = film.handle !== '' && film.call !== ''
  const iconName = endIconOf(film.scenes)
  const icon = iconName === undefined ? undefined : stage.assets.icons[iconName]
  const [iconBox, rest] = split(area, isTight ? 0.64 : 0.36, unit * 3, isWide)
  const [upper, lower] = split(rest, 0.56, unit * 4, false)
  const drawPicture = icon ? drawIcon(stage, icon, iconBox, 0.05) : drawInitial
  const call = setText(stage, emphasize(splitWords(film.call)), {
    box: hasBoth ? upper : rest,
    isStacked: true,
    isFast: true,
    vertical: hasBoth ? 'bottom' : 'middle',
    largest: unit * 17,
  })
  const face = { ...style.body, weight: 700 as const }
  const natural = lettering.measure(film.handle, face)
  const size = Math.max(smallest, Math.min(unit * 9, (rest.width * 0.78) / Math.max(1, natural)))
  // A long handle, which can't become smaller, gets less room at its ends.
  const width = natural * size + size * (natural * size > rest.width * 0.8 ? 0.9 : 1.6)
  const place = hasBoth ? { x: middleOf(rest).x, y: lower.y + size * 1.3 } : middleOf(rest)
  return (context, moment) => {
    const { since, time } = moment
    drawPicture(context, moment)
    call.draw(context, moment)
    if (film.handle === '') return
    const grown = spring(since - 0.3, style.temper)
    if (grown <= 0) return
    const beat = 1 + Math.max(0, Math.sin(time * 5.2)) * 0.045
    context.save()
    context.translate(place.x, place.y)
    drawRipple(context, since - 0.6)
    context.scale(grown * beat, grown * beat)
    context.fillStyle = scheme.accent
    context.beginPath()
    context.roundRect(-width / 2, -size * 0.95, width, size * 1.9, size * 0.95)
    context.fill()
    const look = { x: (-natural * size) / 2, baseline: size * 0.35, size, color: scheme.onAccent }
    lettering.draw(context, film.handle, face, look)
    context.restore()
  }

  /** A tap that spreads from the button. */
  function drawRipple(context: FilmContext, at: number) {
    const share = at <= 0 ? 0 : (at * 1.1) % 1
    if (share <= 0) return
    const reach = size * 0.9 * share
    context.save()
    context.globalAlpha *= 1 - share
    context.strokeStyle = scheme.accent
    context.lineWidth = unit * 0.9
    context.beginPath()
    context.roundRect(
      -width / 2 - reach,
      -size * 0.95 - reach,
      width + reach * 2,
      size * 1.9 + reach * 2,
      size * 0.95 + reach,
    )
    context.stroke()
    context.restore()
  }

  /** The creator's initial on a badge, where no picture stands for the film. */
  function drawInitial(context: FilmContext, { since, time }: Parameters<Draw>[1]) {
    const [initial = ''] = /[\p{L}\p{N}]/u.exec(film.handle) ?? []
    const reach = Math.min(iconBox.width, iconBox.height) * 0.46 * spring(since + 0.1, style.temper)
    const middle = middleOf(iconBox)
    context.save()
    context.translate(middle.x, middle.y)
    context.save()
    context.rotate(time * 0.4)
    context.fillStyle = scheme.accent
    star(context, 16, reach, 0.9)
    context.fill()
    context.restore()
    const tall = reach * 1.1
    // A capital I would be a mere bar.
    const letter = /^i$/i.test(initial) ? 'i' : initial.toLocaleUpperCase()
    const broad = lettering.measure(letter, style.display) * tall
    const look = { x: -broad / 2, baseline: tall * 0.36, size: tall, color: scheme.onAccent }
    lettering.draw(context, letter, style.display, look)
    context.restore()
  }
}
