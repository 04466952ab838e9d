import type { SKRSContext2D } from '@napi-rs/canvas'
import { brand } from '#platform/common/brand.ts'
import { cardColors, createCard, fit, measure, write } from '#platform/server/pictures/card-canvas.ts'

export type CampaignCard = {
  title: string
  creator: string
  progress: string
  notice: string
  percent: number
}

const colors = { ...cardColors, line: '#38322a' }
const [width, height, margin] = [1200, 630, 80]
const maxWidth = width - 2 * margin

/** The picture as PNG: title, creator, and progress up to the 80% mark. */
export async function drawCampaignCard(card: CampaignCard): Promise<Uint8Array> {
  const { canvas, context } = createCard(width, height)
  writeLine(context, brand.name, 110, 40, colors.accent)
  const lines = wrap(context, card.title, 68).slice(0, 3)
  for (const [index, line] of lines.entries()) writeLine(context, line, 210 + index * 78, 68, colors.ink)
  writeLine(context, card.creator, 210 + lines.length * 78, 36, colors.soft)
  const bar = (share: number, color: string) => {
    context.fillStyle = color
    context.beginPath()
    context.roundRect(margin, 480, maxWidth * share, 24, 12)
    context.fill()
  }
  bar(1, colors.line)
  if (card.percent > 0) bar(Math.max(0.03, Math.min(1, card.percent / 100)), colors.accent)
  context.fillStyle = colors.ink
  context.fillRect(margin + maxWidth * 0.8, 470, 4, 44)
  writeLine(context, card.progress, 550, 36, colors.ink)
  writeLine(context, card.notice, 592, 24, colors.soft)
  return canvas.encode('png')
}

function writeLine(context: SKRSContext2D, text: string, y: number, size: number, color: string) {
  write(context, text, { x: margin, y, size: fit(context, text, maxWidth, size), color })
}

function wrap(context: SKRSContext2D, text: string, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    const fits = measure(context, longer, size) <= maxWidth
    if (lines.length > 0 && fits) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
