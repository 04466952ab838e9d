import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { brand } from '#platform/common/brand.ts'

export type CampaignCard = {
  title: string
  creator: string
  progress: string
  notice: string
  percent: number
}

const colors = { paper: '#16130f', ink: '#fbf8f2', soft: '#b9ae9c', accent: '#ff7a45', line: '#38322a' }
const family = 'campaign card'
const [width, height, margin] = [1200, 630, 80]

/** The picture as PNG: title, creator, and progress up to the 80% mark. */
export async function drawCampaignCard(card: CampaignCard): Promise<Uint8Array> {
  const path = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
  GlobalFonts.register(readFileSync(createRequire(import.meta.url).resolve(path)), family)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = colors.paper
  context.fillRect(0, 0, width, height)
  write(context, brand.name, 110, 40, colors.accent)
  const lines = wrap(context, card.title, 68).slice(0, 3)
  for (const [index, line] of lines.entries()) write(context, line, 210 + index * 78, 68, colors.ink)
  write(context, card.creator, 210 + lines.length * 78, 36, colors.soft)
  const bar = (share: number, color: string) => {
    context.fillStyle = color
    context.beginPath()
    context.roundRect(margin, 480, (width - 2 * margin) * share, 24, 12)
    context.fill()
  }
  bar(1, colors.line)
  if (card.percent > 0) bar(Math.max(0.03, Math.min(1, card.percent / 100)), colors.accent)
  context.fillStyle = colors.ink
  context.fillRect(margin + (width - 2 * margin) * 0.8, 470, 4, 44)
  write(context, card.progress, 550, 36, colors.ink)
  write(context, card.notice, 592, 24, colors.soft)
  return canvas.encode('png')
}

function setFont(context: SKRSContext2D, size: number) {
  context.font = `800 ${size}px "${family}"`
  // The variable font only responds to this.
  context.fontVariationSettings = `'wght' 800`
}

function write(context: SKRSContext2D, text: string, y: number, size: number, color: string) {
  setFont(context, size)
  const fitting = Math.min(size, (size * (width - 2 * margin)) / context.measureText(text).width)
  setFont(context, fitting)
  context.fillStyle = color
  context.fillText(text, margin, y)
}

function wrap(context: SKRSContext2D, text: string, size: number): string[] {
  setFont(context, size)
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    const fits = context.measureText(longer).width <= width - 2 * margin
    if (lines.length > 0 && fits) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
