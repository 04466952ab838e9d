import { seededRandom } from '#platform/common/seeded-random.ts'
import type { FilmContext } from '../../canvas.ts'
import { mix, withAlpha } from '../colors.ts'
import type { Stage } from '../stage.ts'
import { beatAt, zonesOf, type DrawBackdrop } from './zones.ts'

const glowSide = 96
const glowScale = 8

/** Lights that wander in the dark, over a floor of lines or under tubes of light. */
export function drawGlow(stage: Stage): DrawBackdrop {
  const { frame, scheme, assets, turn, film } = stage
  const blob = (color: string) => {
    const { canvas, context } = assets.createLayer(glowSide, glowSide)
    const half = glowSide / 2
    const gradient = context.createRadialGradient(half, half, 0, half, half, half)
    gradient.addColorStop(0, withAlpha(color, 0.34))
    gradient.addColorStop(0.5, withAlpha(color, 0.14))
    gradient.addColorStop(1, withAlpha(color, 0))
    context.fillStyle = gradient
    context.fillRect(0, 0, glowSide, glowSide)
    return canvas
  }
  const blobs = [scheme.accent, mix(scheme.accent, '#7040ff', 0.7)].map(blob)
  // A soft light needs few pixels: it is painted small and enlarged once.
  const small = assets.createLayer(Math.ceil(frame.width / glowScale), Math.ceil(frame.height / glowScale))
  const { width, height } = small.canvas
  const reach = Math.max(width, height) * 0.9
  const start = seededRandom(film.seed + turn).next() * 6
  const drawFoot = [floor, tubes, skyline][turn % 3]!(stage)
  return (context, time) => {
    small.context.fillStyle = scheme.background
    small.context.fillRect(0, 0, width, height)
    blobs.forEach((each, at) => {
      const angle = time * (at === 0 ? 0.9 : -0.7) + start + at * 2.6
      const x = width * (0.5 + Math.cos(angle) * 0.42) - reach / 2
      const y = height * (0.5 + Math.sin(angle) * 0.42) - reach / 2
      small.context.drawImage(each, x, y, reach, reach)
    })
    context.drawImage(small.canvas, 0, 0, frame.width, frame.height)
    drawFoot(context, time)
  }
}

/** Lines in perspective that run towards the viewer. */
function floor(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit } = stage
  const { foot } = zonesOf(stage)
  const horizon = foot.y + foot.height * 0.12
  const depth = frame.height - horizon
  return (context, time) => {
    context.fillStyle = mix(scheme.background, scheme.accent, 0.1)
    context.fillRect(0, horizon, frame.width, depth)
    context.strokeStyle = scheme.accent
    context.lineWidth = Math.max(1, unit * 0.5)
    context.beginPath()
    for (let line = -9; line <= 9; line++) {
      context.moveTo(frame.width / 2 + line * frame.width * 0.045, horizon)
      context.lineTo(frame.width / 2 + line * frame.width * 0.2, frame.height)
    }
    const run = (time * 1.6) % 1
    for (let line = 0; line < 8; line++) {
      const y = horizon + depth * ((line + run) / 8) ** 2.2
      context.moveTo(0, y)
      context.lineTo(frame.width, y)
    }
    context.stroke()
    bar(context, frame.width, horizon, unit, scheme.accent, 1 + beatAt(time))
  }
}

/** A line with light around it, without the blur that a canvas is slow at. */
function bar(context: FilmContext, width: number, y: number, unit: number, color: string, strength: number) {
  for (const [tall, alpha] of [
    [5, 0.1],
    [3, 0.2],
    [0.9, 1],
  ] as const) {
    context.fillStyle = withAlpha(color, Math.min(1, alpha * strength))
    context.fillRect(0, y - (unit * tall) / 2, width, unit * tall)
  }
}

/** Tubes of light, one after another brighter. */
function tubes(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit } = stage
  const { foot } = zonesOf(stage)
  const radius = Math.max(foot.height * 1.15, frame.width * 0.3)
  const centre = { x: frame.width / 2, y: foot.y + foot.height * 0.1 + radius }
  return (context, time) => {
    for (let ring = 0; ring < 4; ring++) {
      const strength = Math.max(0.2, beatAt(time - ring * 0.12))
      const reach = radius * (1 - ring * 0.2)
      for (const [tall, alpha] of [
        [4.4, 0.16],
        [1.4, 1],
      ] as const) {
        context.strokeStyle = withAlpha(scheme.accent, Math.min(1, alpha * (0.3 + strength)))
        context.lineWidth = unit * tall
        context.beginPath()
        context.arc(centre.x, centre.y, reach, Math.PI, Math.PI * 2)
        context.stroke()
      }
    }
  }
}

/** The levels of a mixer as a city at night. */
function skyline(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit, turn } = stage
  const { foot } = zonesOf(stage)
  const count = frame.width > frame.height * 1.2 ? 40 : 20
  const gap = frame.width / count
  return (context, time) => {
    for (let at = 0; at < count; at++) {
      const level =
        0.3 + 0.35 * Math.abs(Math.sin(at * 1.7 + time * 2.2 + turn)) + 0.3 * beatAt(time + at * 0.037)
      const height = foot.height * Math.min(0.94, level)
      context.fillStyle = mix(scheme.background, scheme.accent, 0.3 + 0.7 * Math.min(1, level))
      context.fillRect(at * gap + unit * 0.4, frame.height - height, gap - unit * 0.8, height)
    }
  }
}
