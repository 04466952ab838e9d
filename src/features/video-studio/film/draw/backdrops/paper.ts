import { seededRandom } from '#platform/common/seeded-random.ts'
import type { FilmContext } from '../../canvas.ts'
import { mix, withAlpha } from '../colors.ts'
import type { Stage } from '../stage.ts'
import { zonesOf, type DrawBackdrop } from './zones.ts'

/** A desk of ruled or dotted paper with torn strips, tape and a pen. */
export function drawPaper(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit, assets, turn } = stage
  const { canvas, context: sheet } = assets.createLayer(
    Math.ceil(frame.width + unit * 12),
    Math.ceil(frame.height + unit * 12),
  )
  sheet.fillStyle = scheme.background
  sheet.fillRect(0, 0, canvas.width, canvas.height)
  sheet.fillStyle = scheme.soft
  const isRuled = turn % 2 === 0
  for (let y = unit * 6; y < canvas.height; y += unit * 6)
    if (isRuled) sheet.fillRect(0, y, canvas.width, Math.max(1, unit * 0.35))
    else
      for (let x = unit * 3; x < canvas.width; x += unit * 6) {
        sheet.beginPath()
        sheet.arc(x, y, unit * 0.5, 0, Math.PI * 2)
        sheet.fill()
      }
  const drawFoot = turn % 3 === 2 ? pen(stage) : strips(stage)
  const { head } = zonesOf(stage)
  const side = turn % 2 === 0 ? 1 : -1
  return (context, time) => {
    const dx = -unit * 6 + Math.sin(time * 1.1 + turn) * unit * 4
    const dy = -unit * 6 + Math.cos(time * 0.9 + turn) * unit * 4
    // Whole pixels, because resampling the frame is slow.
    context.drawImage(canvas, Math.round(dx), Math.round(dy))
    drawFoot(context, time)
    context.save()
    context.translate(frame.width * (0.5 + side * 0.34), head.height * 0.3)
    context.rotate(side * 0.42 + Math.sin(time * 2.6) * 0.12)
    context.fillStyle = withAlpha(scheme.accent, 0.8)
    context.fillRect(-unit * 24, -head.height * 0.2, unit * 48, head.height * 0.4)
    context.restore()
  }
}

/** Torn paper in two colors along the bottom, shifting against each other. */
function strips(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit, film, turn } = stage
  const { foot } = zonesOf(stage)
  const chance = seededRandom(film.seed + turn * 17).next
  const steps = 26
  const layers = [
    { color: scheme.accent, top: 0.2 },
    { color: mix(scheme.accent, scheme.ink, 0.55), top: 0.52 },
    { color: scheme.soft, top: 0.8 },
  ].map((layer, at) => ({
    ...layer,
    slope: (chance() - 0.5) * 0.24,
    edge: Array.from({ length: steps + 1 }, () => (chance() - 0.5) * 0.09),
    phase: at * 2,
  }))
  return (context, time) => {
    for (const { color, top, slope, edge, phase } of layers) {
      const dx = Math.sin(time * 1.7 + phase) * unit * 3
      // The fibres of the tear show as a light rim.
      tear(context, dx, 'rgba(255, 253, 246, 0.95)', -unit * 1.1)
      tear(context, dx, color, 0)
      function tear(to: FilmContext, shift: number, fill: string, rise: number) {
        to.fillStyle = fill
        to.beginPath()
        to.moveTo(-unit * 6, frame.height + unit * 4)
        edge.forEach((rough, step) => {
          const share = step / steps
          const y = foot.y + foot.height * (top + slope * (share - 0.5) + rough)
          to.lineTo(-unit * 6 + (frame.width + unit * 12) * share + shift, Math.max(foot.y + unit, y + rise))
        })
        to.lineTo(frame.width + unit * 6, frame.height + unit * 4)
        to.closePath()
        to.fill()
      }
    }
  }
}

/** A loop that a pen keeps drawing. */
function pen(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit } = stage
  const { foot } = zonesOf(stage)
  const points = 120
  // Its end stays below all text.
  const length = Math.min(unit * 26, foot.height * 0.6)
  const place = (share: number) => ({
    x: frame.width * (-0.05 + share * 1.1) - Math.sin(share * 26) * frame.width * 0.07,
    y: foot.y + foot.height * (0.66 - Math.cos(share * 26) * 0.22),
  })
  return (context, time) => {
    const share = Math.min(1, (time * 0.55 + 0.25) % 1.5)
    context.strokeStyle = scheme.accent
    context.lineWidth = unit * 2
    context.beginPath()
    for (let point = 0; point <= points * share; point++) {
      const { x, y } = place(point / points)
      if (point === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    context.stroke()
    const tip = place(share)
    context.fillStyle = scheme.ink
    context.save()
    context.translate(tip.x, tip.y)
    context.rotate(-0.7)
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(unit * 3, -unit * 2)
    context.lineTo(length, -unit * 2)
    context.lineTo(length, unit * 2)
    context.lineTo(unit * 3, unit * 2)
    context.closePath()
    context.fill()
    context.restore()
  }
}
