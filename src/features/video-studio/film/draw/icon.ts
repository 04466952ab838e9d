import type { Raster } from '../canvas.ts'
import { mix } from './colours.ts'
import { middleOf, type Rect } from './layout.ts'
import { clamp, spring } from './motion.ts'
import type { Draw, Stage } from './stage.ts'

/** The icon of a scene, on a disc, springing in and then swaying. */
export function drawIcon(stage: Stage, icon: Raster, box: Rect, delay = 0.1): Draw {
  const { scheme, style, assets, index } = stage
  const middle = middleOf(box)
  const side = Math.min(box.width, box.height) * 0.94
  const size = Math.max(2, Math.round(side * 0.62))
  const layer = assets.createLayer(size, size)
  layer.context.drawImage(icon, 0, 0, size, size)
  const colour = mix(scheme.background, scheme.accent, 0.3)
  return (context, { since, time }) => {
    const at = since - delay
    if (at <= 0) return
    const grown = spring(at, { pace: style.temper.pace, damping: Math.min(style.temper.damping, 0.6) })
    const plate = spring(at + 0.06, style.temper)
    context.save()
    context.translate(middle.x, middle.y)
    context.globalAlpha *= clamp(at / 0.06)
    context.fillStyle = colour
    context.save()
    context.rotate(time * 0.5 + index)
    context.beginPath()
    const reach = (side / 2) * plate
    if (index % 3 === 1)
      context.roundRect(-reach * 0.86, -reach * 0.86, reach * 1.72, reach * 1.72, reach * 0.4)
    else if (index % 3 === 2) starPath(context, reach)
    else context.arc(0, 0, reach, 0, Math.PI * 2)
    context.fill()
    context.restore()
    context.rotate(Math.sin(time * 3.4 + index) * 0.09)
    context.translate(0, Math.sin(time * 4.2) * size * 0.035)
    const scale = Math.max(0.01, grown)
    context.scale(scale, scale)
    context.drawImage(layer.canvas, -size / 2, -size / 2)
    context.restore()
  }
}

// A soft twelve-pointed badge.
function starPath(context: Parameters<Draw>[0], reach: number) {
  const points = 24
  for (let point = 0; point <= points; point++) {
    const radius = point % 2 === 0 ? reach : reach * 0.86
    const angle = (point / points) * Math.PI * 2
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius)
  }
  context.closePath()
}
