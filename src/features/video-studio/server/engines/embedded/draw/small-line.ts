import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Faces } from './faces.ts'

type Style = {
  size: number
  colour: string
  maxWidth: number
  /** The colour of a plate behind the text. */
  plate?: string | undefined
  tracking?: number
  hasShadow?: boolean
}

/** A label or caption on one line; shrinks down to three fifths if needed, then truncates. */
export function paintSmallLine(text: string, faces: Faces, style: Style): Canvas | undefined {
  if (text === '') return undefined
  const { colour, maxWidth, plate, tracking = 0, hasShadow = false } = style
  const measure = createCanvas(8, 8).getContext('2d')
  const widthAt = (size: number, line: string) => {
    faces.use(measure, 700, size)
    measure.letterSpacing = `${tracking * size}px`
    return measure.measureText(line).width
  }
  const inner = plate ? maxWidth - style.size * 1.4 : maxWidth
  const size = Math.max(
    style.size * 0.6,
    Math.min(style.size, (style.size * inner) / widthAt(style.size, text)),
  )
  let line = text
  while (widthAt(size, line) > inner && line.length > 1) line = `${line.slice(0, -2).trimEnd()}…`
  const side = plate ? size * 0.7 : size * 0.3
  const canvas = createCanvas(Math.ceil(widthAt(size, line) + side * 2), Math.ceil(size * 2))
  const context = canvas.getContext('2d')
  if (plate) {
    context.fillStyle = plate
    context.beginPath()
    context.roundRect(0, 0, canvas.width, canvas.height, canvas.height / 2)
    context.fill()
  }
  faces.use(context, 700, size)
  context.letterSpacing = `${tracking * size}px`
  if (hasShadow) {
    context.shadowColor = 'rgba(0, 0, 0, 0.6)'
    context.shadowBlur = size * 0.3
  }
  context.fillStyle = colour
  context.fillText(line, side, size * 1.36)
  return canvas
}
