import type { FilmAssets, FilmContext, Raster } from '../canvas.ts'
import { star } from './backdrops/zones.ts'
import { mix } from './colors.ts'
import { middleOf, type Rect } from './layout.ts'
import { clamp, easeOut, spring } from './motion.ts'
import type { Draw, Stage } from './stage.ts'

/** The icon of a scene as a sticker on the plate of its style, springing in and then swaying. */
export function drawIcon(stage: Stage, icon: Raster, box: Rect, delay = 0.1): Draw {
  const { style, assets, turn, unit } = stage
  const middle = middleOf(box)
  const side = Math.min(box.width, box.height)
  const size = Math.max(2, Math.round(side * 0.74))
  const rim = style.plate === 'ring' ? 0 : Math.max(1, Math.round(size * 0.026))
  const sticker = cutOut(assets, icon, size, rim)
  return (context, { since, time }) => {
    const at = since - delay
    if (at <= 0) return
    const grown = spring(at, { pace: style.temper.pace, damping: Math.min(style.temper.damping, 0.6) })
    context.save()
    context.translate(middle.x, middle.y)
    context.globalAlpha *= clamp(at / 0.06)
    drawPlate(context, stage, (side / 2) * spring(at + 0.06, style.temper), time)
    drawSparks(context, stage, side / 2, at)
    context.rotate(Math.sin(time * 3.4 + turn) * 0.09)
    context.translate(0, Math.sin(time * 4.2) * unit * 1.2)
    const scale = Math.max(0.01, grown)
    context.scale(scale, scale)
    context.drawImage(sticker, -sticker.width / 2, -sticker.height / 2)
    context.restore()
  }
}

function drawPlate(context: FilmContext, { scheme, style, turn, unit }: Stage, reach: number, time: number) {
  context.save()
  context.rotate(style.plate === 'card' ? 0.06 * Math.sin(time * 1.7 + turn) : time * 0.4 + turn)
  switch (style.plate) {
    case 'solid':
      context.fillStyle = scheme.accent
      if (turn % 2 === 0) star(context, 14, reach, 0.88)
      else {
        context.beginPath()
        context.arc(0, 0, reach * 0.94, 0, Math.PI * 2)
      }
      // Sets the plate off from a shape of the same color behind it.
      context.strokeStyle = scheme.background
      context.lineWidth = unit * 2.4
      context.stroke()
      context.fill()
      break
    case 'card':
      context.fillStyle = mix(scheme.background, scheme.ink, 0.22)
      context.fillRect(-reach * 0.84 + unit * 1.2, -reach * 0.88 + unit * 1.2, reach * 1.72, reach * 1.8)
      context.fillStyle = '#fffdf6'
      context.fillRect(-reach * 0.86, -reach * 0.9, reach * 1.72, reach * 1.8)
      context.fillStyle = mix('#fffdf6', scheme.accent, 0.3)
      context.fillRect(-reach * 0.76, -reach * 0.8, reach * 1.52, reach * 1.6)
      break
    case 'ring':
      context.fillStyle = mix(scheme.background, scheme.accent, 0.16)
      context.strokeStyle = scheme.accent
      context.lineWidth = unit * 1.1
      context.setLineDash([reach * 0.5, reach * 0.14])
      context.beginPath()
      context.arc(0, 0, reach * 0.95, 0, Math.PI * 2)
      context.fill()
      context.stroke()
      context.setLineDash([])
      break
    case 'soft':
      context.fillStyle = mix(scheme.background, scheme.accent, 0.24)
      context.beginPath()
      context.roundRect(-reach * 0.8, -reach * 0.8, reach * 1.6, reach * 1.6, reach * 0.5)
      context.fill()
  }
  context.restore()
}

/** Short strokes that fly off as the icon lands. */
function drawSparks(context: FilmContext, { scheme, unit, turn }: Stage, reach: number, at: number) {
  const share = clamp(at / 0.45)
  if (share >= 1) return
  context.strokeStyle = scheme.accent
  context.lineWidth = unit * 1.1 * (1 - share)
  context.beginPath()
  for (let ray = 0; ray < 10; ray++) {
    const angle = (ray / 10) * Math.PI * 2 + turn
    const [from, to] = [reach * (0.9 + easeOut(share) * 0.32), reach * (0.98 + easeOut(share) * 0.36)]
    context.moveTo(Math.cos(angle) * from, Math.sin(angle) * from)
    context.lineTo(Math.cos(angle) * to, Math.sin(angle) * to)
  }
  context.stroke()
}

/** The icon with a white rim, as if cut out with scissors. */
function cutOut(assets: FilmAssets, icon: Raster, size: number, rim: number): Raster {
  const { canvas, context } = assets.createLayer(size + rim * 2, size + rim * 2)
  if (rim > 0) {
    for (let step = 0; step < 16; step++) {
      const angle = (step / 16) * Math.PI * 2
      context.drawImage(icon, rim + Math.cos(angle) * rim, rim + Math.sin(angle) * rim, size, size)
    }
    context.globalCompositeOperation = 'source-in'
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.globalCompositeOperation = 'source-over'
  }
  context.drawImage(icon, rim, rim, size, size)
  return canvas
}
