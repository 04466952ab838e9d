import type { SKRSContext2D } from '@napi-rs/canvas'
import { brand } from '#platform/common/brand.ts'
import { cardColors, createCard, fit, measure, write } from '#platform/server/pictures/card-canvas.ts'
import { cardShapes, cardTexts, type ShareCard } from '../../contract/share-card.ts'

const colors = { ...cardColors, onAccent: '#1b0f07' }

/** The picture as PNG: the badge and place on the left or top, the rising bars of the mark behind them. */
export async function drawCard({ shape, audience, place }: ShareCard): Promise<Uint8Array> {
  const { width, height } = cardShapes[shape]
  const { canvas, context } = createCard(width, height)
  drawBars(context, width, height)
  const margin = Math.round(width * 0.07)
  const unit = shape === 'wide' ? height / 630 : height / 1300
  const top = shape === 'wide' ? margin : height * 0.16
  write(context, brand.name, { x: margin, y: top + 34 * unit, size: 44 * unit, color: colors.ink })
  drawBadge(context, margin, top + 90 * unit, unit)
  const text = cardTexts.place(place)
  // Left of the bars on the wide card, above them on the tall one.
  const size = fit(context, text, shape === 'wide' ? width * 0.52 : width - 2 * margin, 128 * unit)
  write(context, text, { x: margin, y: top + 350 * unit, size, color: colors.ink })
  const list = cardTexts.list(audience)
  write(context, list, { x: margin, y: top + 425 * unit, size: 48 * unit, color: colors.soft })
  return canvas.encode('png')
}

function drawBadge(context: SKRSContext2D, x: number, y: number, unit: number) {
  context.fillStyle = colors.accent
  context.beginPath()
  context.roundRect(x, y, 150 * unit, 84 * unit, 42 * unit)
  context.fill()
  const size = 52 * unit
  const left = x + (150 * unit - measure(context, cardTexts.badge, size)) / 2
  write(context, cardTexts.badge, { x: left, y: y + 60 * unit, size, color: colors.onAccent })
}

function drawBars(context: SKRSContext2D, width: number, height: number) {
  const bar = width * 0.09
  for (const [index, share] of [0.2, 0.34, 0.52].entries()) {
    const tall = Math.min(height, width) * share
    context.fillStyle = index === 2 ? colors.accent : colors.ink
    context.globalAlpha = index === 2 ? 0.9 : 0.12
    context.beginPath()
    const x = width - (3 - index) * bar * 1.45
    context.roundRect(x, height - tall, bar, tall + bar, bar / 2)
    context.fill()
  }
  context.globalAlpha = 1
}
