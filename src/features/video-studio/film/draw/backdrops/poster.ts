import { seededRandom } from '#platform/common/seeded-random.ts'
import type { FilmContext } from '../../canvas.ts'
import type { Stage } from '../stage.ts'
import { beatAt, disc, star, zonesOf, type DrawBackdrop } from './zones.ts'

/** Flat shapes of a screen-printed poster: soft ones behind the text, loud ones above and below it. */
export function drawPoster(stage: Stage): DrawBackdrop {
  const { frame, scheme, film, turn } = stage
  const chance = seededRandom(film.seed + turn * 31).next
  const reach = Math.max(frame.width, frame.height)
  const [x, y] = [0.2 + chance() * 0.6, 0.25 + chance() * 0.3]
  const spin = chance() > 0.5 ? 1 : -1
  const drawFoot = feet[turn % feet.length]!(stage)
  const drawHead = heads[turn % heads.length]!(stage)
  return (context, time) => {
    context.fillStyle = scheme.background
    context.fillRect(0, 0, frame.width, frame.height)
    context.fillStyle = scheme.soft
    context.save()
    context.translate(frame.width * x, frame.height * y)
    context.rotate(time * 0.22 * spin + x * 6)
    if (turn % 2 === 0) rays(context, reach)
    else {
      const side = reach * 0.62
      context.beginPath()
      context.roundRect(-side / 2, -side / 2, side, side, side * 0.2)
      context.fill()
    }
    context.restore()
    drawFoot(context, time)
    drawHead(context, time)
  }
}

function rays(context: FilmContext, reach: number) {
  const count = 9
  context.beginPath()
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray / count) * Math.PI * 2
    const half = Math.PI / count / 2
    context.moveTo(0, 0)
    context.lineTo(Math.cos(angle - half) * reach * 1.5, Math.sin(angle - half) * reach * 1.5)
    context.lineTo(Math.cos(angle + half) * reach * 1.5, Math.sin(angle + half) * reach * 1.5)
    context.closePath()
  }
  context.fill()
}

const feet: readonly ((stage: Stage) => DrawBackdrop)[] = [rising, stripes, teeth, checks]

/** A disc that rises from the bottom with the beat. */
function rising(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit } = stage
  const { foot } = zonesOf(stage)
  const radius = Math.max(frame.width * 0.46, foot.height)
  return (context, time) => {
    const lift = foot.height * 0.1 * beatAt(time)
    const top = foot.y + foot.height * 0.14 - lift
    context.strokeStyle = scheme.accent
    context.lineWidth = unit * 1.6
    disc(context, frame.width / 2, top + radius, radius)
    context.stroke()
    context.fillStyle = scheme.accent
    disc(context, frame.width / 2, top + radius + unit * 3.4, radius - unit * 0.6)
    context.fill()
    context.fillStyle = scheme.background
    disc(context, frame.width / 2, top + radius + unit * 3.4, radius * 0.62)
    context.fill()
  }
}

function stripes(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit } = stage
  const { foot } = zonesOf(stage)
  const gap = unit * 9
  return (context, time) => {
    const top = foot.y + foot.height * 0.3
    const height = frame.height - top
    context.fillStyle = scheme.accent
    const way = (time * unit * 14) % (gap * 2)
    for (let x = -height - gap * 2 + way; x < frame.width + height; x += gap * 2) {
      context.beginPath()
      context.moveTo(x, frame.height)
      context.lineTo(x + height, top)
      context.lineTo(x + height + gap, top)
      context.lineTo(x + gap, frame.height)
      context.closePath()
      context.fill()
    }
    context.fillRect(0, top - unit * 1.6, frame.width, unit * 1.6)
  }
}

function teeth(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit } = stage
  const { foot } = zonesOf(stage)
  const side = unit * 15
  return (context, time) => {
    const way = (time * unit * 12) % side
    const rows = [scheme.accent, scheme.ink]
    rows.forEach((color, row) => {
      const top = foot.y + foot.height * (0.12 + row * 0.42)
      const dx = row === 0 ? way : -way
      context.fillStyle = color
      context.beginPath()
      context.moveTo(-side * 2, frame.height)
      for (let x = -side * 2; x < frame.width + side * 2; x += side) {
        context.lineTo(x + dx, top + foot.height * 0.3)
        context.lineTo(x + dx + side / 2, top)
      }
      context.lineTo(frame.width + side * 2, frame.height)
      context.closePath()
      context.fill()
    })
  }
}

function checks(stage: Stage): DrawBackdrop {
  const { frame, scheme } = stage
  const { foot } = zonesOf(stage)
  const side = Math.max(4, foot.height * 0.27)
  return (context, time) => {
    context.fillStyle = scheme.accent
    const way = (time * side * 0.9) % (side * 2)
    for (let row = 0; row < 4; row++) {
      const y = foot.y + foot.height * 0.14 + row * side
      for (let x = -side * 3 + way + (row % 2) * side; x < frame.width; x += side * 2)
        context.fillRect(x, y, side, side)
    }
  }
}

const heads: readonly ((stage: Stage) => DrawBackdrop)[] = [badge, corner, beads]

function badge(stage: Stage): DrawBackdrop {
  const { frame, scheme, turn } = stage
  const { head } = zonesOf(stage)
  const left = turn % 2 === 0
  return (context, time) => {
    context.save()
    context.translate(frame.width * (left ? 0.14 : 0.86), head.height * 0.36)
    context.rotate(time * 0.8)
    context.fillStyle = scheme.accent
    star(context, 12, head.height * (0.5 + beatAt(time) * 0.06), 0.74)
    context.fill()
    context.restore()
  }
}

function corner(stage: Stage): DrawBackdrop {
  const { frame, scheme } = stage
  const { head } = zonesOf(stage)
  return (context, time) => {
    const reach = head.height * (0.86 + beatAt(time) * 0.1)
    context.fillStyle = scheme.accent
    disc(context, frame.width, 0, reach)
    context.fill()
    context.fillStyle = scheme.background
    disc(context, frame.width, 0, reach * 0.66)
    context.fill()
    context.fillStyle = scheme.ink
    disc(context, frame.width, 0, reach * 0.36)
    context.fill()
  }
}

function beads(stage: Stage): DrawBackdrop {
  const { frame, scheme } = stage
  const { head } = zonesOf(stage)
  const size = head.height * 0.16
  return (context, time) => {
    context.fillStyle = scheme.accent
    const gap = size * 3.4
    const way = (time * gap * 0.8) % gap
    for (let x = -gap + way; x < frame.width + gap; x += gap) {
      disc(context, x, head.height * 0.42 + Math.sin(x / gap + time * 4) * size * 0.9, size)
      context.fill()
    }
  }
}
