import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { GlobalFonts, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { brand } from '#platform/common/brand.ts'
import { moneyLabels, pledgeTexts } from '../../../contract/pledge-texts.ts'
import { statementTexts as texts } from '../../../contract/statement-texts.ts'
import type { Statement, StatementLine } from '../../../contract/statements.ts'
import { sumSides } from '../../../domain/build-statement.ts'
import { writeCents } from '../../../domain/money.ts'

// A4 in points, lying.
const page = { width: 842, height: 595, margin: 48 }
const rowHeight = 18
const noteHeight = 12
const colors = { ink: '#16130f', soft: '#5d554a', line: '#c9c0b2' }
const alphabets = ['latin', 'latin-ext', 'cyrillic', 'vietnamese']
const family = alphabets.map((name) => `"statement ${name}"`).join(', ')

type Column = { title: string; right: number; text: (line: StatementLine) => string }

/** The statement as PDF. */
export async function drawStatement(statement: Statement): Promise<Uint8Array> {
  const { resolve } = createRequire(import.meta.url)
  for (const name of alphabets) {
    const path = resolve(`@fontsource-variable/geist/files/geist-${name}-wght-normal.woff2`)
    GlobalFonts.register(readFileSync(path), `statement ${name}`)
  }
  const file = new PDFDocument({ title: `${texts.title}: ${statement.title}`, creator: brand.name })
  let context = startPage(file)
  let y = drawHead(context, statement)
  drawColumns(context, y)
  const next = (height: number) => {
    y += height
    if (y <= page.height - page.margin) return
    file.endPage()
    context = startPage(file)
    drawColumns(context, page.margin)
    y = page.margin + rowHeight
  }
  for (const line of statement.lines) {
    next(rowHeight)
    drawLine(context, line, y)
    if (line.reason === '') continue
    next(noteHeight)
    write(context, cut(line.reason.replaceAll(/\s+/g, ' ')), y, 8, { left: eventAt, color: colors.soft })
  }
  next(rowHeight)
  drawTotal(context, statement, y)
  file.endPage()
  return Promise.resolve(file.close())
}

function startPage(file: PDFDocument): SKRSContext2D {
  return file.beginPage(page.width, page.height) as unknown as SKRSContext2D
}

/** Returns where the table begins. */
function drawHead(context: SKRSContext2D, statement: Statement): number {
  const { margin } = page
  const { currency, mode } = statement
  const money = (minor: number) => `${writeCents(minor)} ${currency}`
  write(context, `${brand.name} · ${texts.title}`, margin, 10, { color: colors.soft })
  write(context, statement.title, margin + 22, 18, { width: page.width - 2 * margin })
  const about = [texts.madeAt(statement.madeAt.slice(0, 16).replace('T', ' '))]
  if (moneyLabels[mode] !== '') about.push(`${moneyLabels[mode]}. ${pledgeTexts.testMoney}`)
  write(context, about.join(' · '), margin + 40, 10, { color: colors.soft })
  const totals: [string, string][] = [
    [texts.pledged, money(statement.pledgedMinor)],
    [texts.paid, money(statement.paidMinor)],
    [texts.refunded, money(statement.refundedMinor)],
    [texts.received, money(statement.receivedMinor)],
    [texts.sent, money(statement.sentMinor)],
  ]
  if (statement.chargedBackMinor > 0) totals.push([texts.chargedBack, money(statement.chargedBackMinor)])
  if (statement.capMinor !== null && statement.leftMinor !== null)
    totals.push([texts.cap, money(statement.capMinor)], [texts.left, money(statement.leftMinor)])
  for (const [index, [label, amount]] of totals.entries()) {
    const y = margin + 66 + index * 15
    write(context, label, y, 10, { color: colors.soft })
    write(context, amount, y, 10, { right: margin + 300 })
  }
  const end = margin + 66 + totals.length * 15
  if (statement.capMinor === null) return end + 20
  const notes = [texts.rules, ...(statement.sentMinor > statement.receivedMinor ? [texts.sentBefore] : [])]
  for (const [index, note] of notes.entries())
    write(context, note, end + 6 + index * 12, 8, { color: colors.soft, width: page.width - 2 * margin })
  return end + 20 + notes.length * 12
}

const money = (minor: number | null) => (minor === null ? '' : writeCents(minor))

const [date, event, month, revenue, share, shared, out, gained, left] = texts.columns
const columns: Column[] = [
  { title: month, right: 270, text: (line) => (line.month === null ? '' : String(line.month)) },
  { title: revenue, right: 365, text: (line) => money(line.revenueMinor) },
  {
    title: share,
    right: 455,
    text: (line) => (line.sharePercent === null ? '' : String(line.sharePercent)),
  },
  { title: shared, right: 540, text: (line) => money(line.sharedMinor) },
  { title: out, right: 620, text: (line) => money(line.outMinor) },
  { title: gained, right: 700, text: (line) => money(line.inMinor) },
  { title: left, right: page.width - page.margin, text: (line) => money(line.leftMinor) },
]
const eventAt = 120

function drawColumns(context: SKRSContext2D, y: number) {
  const soft = { color: colors.soft }
  write(context, date, y, 9, soft)
  write(context, event, y, 9, { ...soft, left: eventAt })
  for (const { title, right } of columns) write(context, title, y, 9, { ...soft, right })
  context.fillStyle = colors.line
  context.fillRect(page.margin, y + 5, page.width - 2 * page.margin, 0.5)
}

function drawLine(context: SKRSContext2D, line: StatementLine, y: number) {
  write(context, line.at.slice(0, 10), y, 9)
  write(context, texts.events[line.event], y, 9, { left: eventAt })
  for (const { right, text } of columns) write(context, text(line), y, 9, { right })
}

function drawTotal(context: SKRSContext2D, { lines, leftMinor }: Statement, y: number) {
  const { outMinor, inMinor } = sumSides(lines)
  const totals = new Map([
    [out, outMinor],
    [gained, inMinor],
    [left, leftMinor],
  ] as [string, number | null][])
  context.fillStyle = colors.line
  context.fillRect(page.margin, y - 12, page.width - 2 * page.margin, 0.5)
  write(context, texts.total, y, 9, { left: eventAt })
  for (const { title, right } of columns) write(context, money(totals.get(title) ?? null), y, 9, { right })
}

const maxNote = 160
const cut = (note: string) => (note.length > maxNote ? `${note.slice(0, maxNote)} …` : note)

type Place = { left?: number; right?: number; width?: number; color?: string }

function write(context: SKRSContext2D, text: string, y: number, size: number, place: Place = {}) {
  const { left: start = page.margin, right, width, color = colors.ink } = place
  context.font = `${size}px ${family}`
  // Between sevens the font pulls a dot under the digit before it.
  context.fontKerning = 'none'
  if (width !== undefined) {
    const fitting = Math.min(size, (size * width) / Math.max(1, context.measureText(text).width))
    context.font = `${fitting}px ${family}`
  }
  context.fillStyle = color
  context.textAlign = right === undefined ? 'left' : 'right'
  context.fillText(text, right ?? start, y)
}
