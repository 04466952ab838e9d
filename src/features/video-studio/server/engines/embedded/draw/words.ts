import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { FilmWord, Palette } from '../../../../domain/film.ts'
import { arrangeLines, type Box } from './arrange-lines.ts'
import { withAlpha } from './colours.ts'
import type { Faces, Weight } from './faces.ts'
import { clamp, easeOut } from './motion.ts'

export type Place = Box & { left: number; middle: number }

export type WordBlock = {
  /** The bounds of the whole block, for the lines above and below it. */
  top: number
  bottom: number
  isRightToLeft: boolean
  draw(context: SKRSContext2D, times: Times): void
}

/** Seconds since the scene began and until it ends; `haste` speeds up all motion in a short scene. */
export type Times = { since: number; left: number; haste: number; staysAtEnd: boolean }

type Style = { palette: Palette; weight: Weight; hasShadow: boolean; isPlain: boolean }

type Sprite = { canvas: Canvas; x: number; y: number; width: number; strong: boolean; order: number }

const tracking = -0.025
const pad = 0.3

/** Sets text as large as the space allows. Each word is painted once and only moved from frame to frame. */
export function setWords(words: readonly FilmWord[], faces: Faces, place: Place, style: Style): WordBlock {
  const measure = createCanvas(8, 8).getContext('2d')
  faces.use(measure, style.weight, 100)
  measure.letterSpacing = `${tracking * 100}px`
  const measured = words.map(({ text, isGlued }) => ({
    width: measure.measureText(text).width / 100,
    isGlued,
  }))
  const space = 0.24
  const { lines, size, lineHeight } = arrangeLines(measured, space, place)
  const isRightToLeft = words.some(({ text }) => rightToLeft.test(text))
  const tall = lines.length * lineHeight
  const top = place.middle - tall / 2
  const sprites: Sprite[] = []
  lines.forEach((line, row) => {
    let along = 0
    for (const [position, index] of line.entries()) {
      const { width, isGlued } = measured[index]!
      if (position > 0 && !isGlued) along += space * size
      const { text, strong } = words[index]!
      const x = isRightToLeft ? place.left + place.width - along - width * size : place.left + along
      const canvas = paintWord(text, faces, size, width * size, strong, style)
      sprites.push({
        canvas,
        x,
        y: top + row * lineHeight,
        width: width * size,
        strong,
        order: sprites.length,
      })
      along += width * size
    }
  })
  const { accent } = style.palette

  return {
    top,
    bottom: top + tall,
    isRightToLeft,
    draw(context, { since, left, haste, staysAtEnd }) {
      const enter = 0.36 * haste
      const stagger = Math.min(0.055, 0.3 / sprites.length) * haste
      const leaving = staysAtEnd ? 0 : 1 - clamp(left / (0.22 * haste))
      for (const { canvas, x, y, width, strong, order } of sprites) {
        const share = easeOut((since - order * stagger) / enter)
        if (share <= 0) continue
        const rise = (1 - share) * lineHeight * 0.55 - leaving ** 2 * lineHeight * 0.35
        const alpha = share * (1 - leaving)
        if (strong && !style.isPlain) {
          const sweep = easeOut((since - order * stagger - enter * 0.7) / (0.4 * haste))
          context.globalAlpha = alpha
          context.fillStyle = withAlpha(accent, 0.95)
          const thick = Math.max(2, size * 0.055)
          const start = isRightToLeft ? x + width * (1 - sweep) : x
          context.fillRect(start, y + lineHeight * 0.96 + rise, width * sweep, thick)
        }
        context.globalAlpha = alpha
        context.drawImage(canvas, Math.round(x - size * pad), Math.round(y - size * pad + rise))
      }
      context.globalAlpha = 1
    },
  }
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

function paintWord(
  text: string,
  faces: Faces,
  size: number,
  width: number,
  strong: boolean,
  style: Style,
): Canvas {
  const { palette, weight, hasShadow, isPlain } = style
  const canvas = createCanvas(Math.ceil(width + size * pad * 2), Math.ceil(size * (1.14 + pad * 2)))
  const context = canvas.getContext('2d')
  faces.use(context, weight, size)
  context.letterSpacing = `${tracking * size}px`
  context.textBaseline = 'alphabetic'
  if (hasShadow) {
    context.shadowColor = 'rgba(0, 0, 0, 0.55)'
    context.shadowBlur = size * 0.16
    context.shadowOffsetY = size * 0.03
  }
  context.fillStyle = strong && !isPlain ? palette.accent : isPlain ? palette.onAccent : palette.ink
  context.textAlign = 'left'
  // Otherwise a comma after an Arabic word would appear before it.
  if (rightToLeft.test(text)) context.direction = 'rtl'
  context.fillText(text, size * pad, size * (pad + 0.88))
  return canvas
}
