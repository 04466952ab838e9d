import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { brand } from '#platform/common/brand.ts'
import { cardShapes, cardTexts, type ShareCard } from '../../contract/share-card.ts'

const colors = { paper: '#16130f', ink: '#fbf8f2', soft: '#b9ae9c', accent: '#ff7a45', onAccent: '#1b0f07' }
const family = 'share card'

let isFontLoaded = false

function loadFont() {
  if (isFontLoaded) return
  const path = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
  GlobalFonts.register(readFileSync(createRequire(import.meta.url).resolve(path)), family)
  isFontLoaded = true
}

/** The picture as PNG: the badge and place on the left or top, the rising bars of the mark behind them. */
export async function drawCard({ shape, audience, place }: ShareCard): Promise<Uint8Array> {
  loadFont()
  const { width, height } = cardShapes[shape]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = colors.paper
  context.fillRect(0, 0, width, height)
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

type Lettering = { x: number; y: number; size: number; color: string }

function setFont(context: SKRSContext2D, size: number) {
  context.font = `800 ${size}px "${family}"`
  // The variable font only responds to this.
  context.fontVariationSettings = `'wght' 800`
}

function write(context: SKRSContext2D, text: string, { x, y, size, color }: Lettering) {
  setFont(context, size)
  context.fillStyle = color
  context.fillText(text, x, y)
}

/** The largest size up to `size` at which the text fits. */
function fit(context: SKRSContext2D, text: string, width: number, size: number): number {
  setFont(context, size)
  return Math.min(size, (size * width) / context.measureText(text).width)
}

function drawBadge(context: SKRSContext2D, x: number, y: number, unit: number) {
  context.fillStyle = colors.accent
  context.beginPath()
  context.roundRect(x, y, 150 * unit, 84 * unit, 42 * unit)
  context.fill()
  const size = 52 * unit
  setFont(context, size)
  const left = x + (150 * unit - context.measureText(cardTexts.badge).width) / 2
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
