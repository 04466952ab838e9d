import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'

export const cardColors = { paper: '#16130f', ink: '#fbf8f2', soft: '#b9ae9c', accent: '#ff7a45' }
const family = 'card'

/** An empty card in the colors and font of every card. */
export function createCard(width: number, height: number) {
  if (!GlobalFonts.has(family)) {
    const path = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
    GlobalFonts.register(readFileSync(createRequire(import.meta.url).resolve(path)), family)
  }
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = cardColors.paper
  context.fillRect(0, 0, width, height)
  return { canvas, context }
}

type Lettering = { x: number; y: number; size: number; color: string }

export function write(context: SKRSContext2D, text: string, { x, y, size, color }: Lettering) {
  setFont(context, size)
  context.fillStyle = color
  context.fillText(text, x, y)
}

export function measure(context: SKRSContext2D, text: string, size: number): number {
  setFont(context, size)
  return context.measureText(text).width
}

/** The largest size up to `size` at which the text fits. */
export const fit = (context: SKRSContext2D, text: string, width: number, size: number): number =>
  Math.min(size, (size * width) / measure(context, text, size))

function setFont(context: SKRSContext2D, size: number) {
  context.font = `800 ${size}px "${family}"`
  // The variable font only responds to this.
  context.fontVariationSettings = `'wght' 800`
}
