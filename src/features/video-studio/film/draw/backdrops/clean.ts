import { mix } from '../colors.ts'
import type { Stage } from '../stage.ts'
import { beatAt, disc, zonesOf, type DrawBackdrop } from './zones.ts'

/** Dots on an even field that slide, above calm shapes in the accent. */
export function drawClean(stage: Stage): DrawBackdrop {
  const { frame, scheme, unit, assets, turn } = stage
  const gap = Math.round(unit * 8)
  const { canvas, context: tile } = assets.createLayer(
    Math.ceil(frame.width) + gap * 2,
    Math.ceil(frame.height) + gap * 2,
  )
  tile.fillStyle = scheme.background
  tile.fillRect(0, 0, canvas.width, canvas.height)
  tile.fillStyle = scheme.soft
  for (let y = gap / 2; y < canvas.height; y += gap)
    for (let x = gap / 2; x < canvas.width; x += gap) {
      tile.beginPath()
      tile.arc(x, y, unit * 1.3, 0, Math.PI * 2)
      tile.fill()
    }
  const [stepX, stepY] = [turn % 2 === 0 ? 1 : -1, turn % 3 === 0 ? 0.5 : -0.5]
  const slide = (way: number) => -gap + (((way % gap) + gap) % gap)
  const drawFoot = [pills, discs, waves][turn % 3]!(stage)
  const { head } = zonesOf(stage)
  return (context, time) => {
    const way = time * unit * 9
    context.drawImage(canvas, Math.round(slide(way * stepX)), Math.round(slide(way * stepY)))
    drawFoot(context, time)
    context.fillStyle = scheme.accent
    const side = turn % 2 === 0 ? 0 : frame.width
    disc(context, side, 0, head.height * (0.8 + 0.08 * Math.sin(time * 2.2)))
    context.fill()
    context.fillStyle = mix(scheme.background, scheme.accent, 0.35)
    disc(context, side, 0, head.height * 0.48)
    context.fill()
  }
}

/** Rounded columns that breathe. */
function pills(stage: Stage): DrawBackdrop {
  const { frame, scheme } = stage
  const { foot } = zonesOf(stage)
  const count = frame.width > frame.height * 1.2 ? 18 : 9
  const width = frame.width / count
  return (context, time) => {
    for (let at = 0; at < count; at++) {
      const level = 0.35 + 0.5 * (0.5 + 0.5 * Math.sin(at * 0.9 + time * 2.4)) + 0.08 * beatAt(time)
      const height = foot.height * level
      context.fillStyle = at % 3 === 1 ? scheme.accent : mix(scheme.background, scheme.accent, 0.28)
      context.beginPath()
      context.roundRect(
        at * width + width * 0.14,
        frame.height - height,
        width * 0.72,
        height * 1.5,
        width * 0.36,
      )
      context.fill()
    }
  }
}

/** Overlapping discs that roll along the bottom. */
function discs(stage: Stage): DrawBackdrop {
  const { frame, scheme } = stage
  const { foot } = zonesOf(stage)
  const radius = foot.height * 0.86
  return (context, time) => {
    const gap = radius * 1.3
    const way = (time * radius * 0.5) % (gap * 2)
    for (let at = -2; at * gap < frame.width + gap * 2; at++) {
      const x = at * gap + way
      context.fillStyle = at % 2 === 0 ? scheme.accent : mix(scheme.background, scheme.accent, 0.3)
      disc(context, x, frame.height + radius * 0.04, radius)
      context.fill()
    }
  }
}

function waves(stage: Stage): DrawBackdrop {
  const { frame, scheme } = stage
  const { foot } = zonesOf(stage)
  const layers = [
    { top: 0.24, color: mix(scheme.background, scheme.accent, 0.22), speed: 1.3 },
    { top: 0.46, color: mix(scheme.background, scheme.accent, 0.5), speed: -1.7 },
    { top: 0.66, color: scheme.accent, speed: 2.1 },
  ]
  return (context, time) => {
    for (const { top, color, speed } of layers) {
      context.fillStyle = color
      context.beginPath()
      context.moveTo(0, frame.height)
      for (let step = 0; step <= 20; step++) {
        const swell = Math.sin(step * 0.55 + time * speed) * 0.14
        context.lineTo((step / 20) * frame.width, foot.y + foot.height * (top + swell))
      }
      context.lineTo(frame.width, frame.height)
      context.closePath()
      context.fill()
    }
  }
}
