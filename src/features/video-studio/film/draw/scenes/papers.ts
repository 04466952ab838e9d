import type { FilmContext } from '../../canvas.ts'
import type { Scene } from '../../film.ts'
import { inset, type Rect } from '../layout.ts'
import { clamp, easeOut, spring } from '../motion.ts'
import type { Draw, Stage } from '../stage.ts'
import { readAmount } from '../../compose/read-number.ts'
import { wrapCode } from '../wrap-code.ts'

const paper = { background: '#fffdf6', ink: '#1c1a17', line: '#b9b3a6' }

const total =
  /^(?:total|totale|sum|all in|net|left|profit|together|summe|gesamt|insgesamt|macht|somme|suma|soma|totaal|المجموع|الإجمالي)/i

/** Whether the last row is what the others come to, above which a receipt has a line. */
function endsWithTotal(rows: readonly { label: string; price: string }[]): boolean {
  const amounts = rows.map(({ price }) => readAmount(price)?.value ?? Number.NaN)
  const last = amounts.pop()!
  return (
    total.test(rows.at(-1)!.label) || Math.abs(amounts.reduce((sum, each) => sum + each, 0) - last) < 0.01
  )
}

/** A till receipt that is printed row by row. */
export function drawReceipt(stage: Stage, scene: Scene): Draw {
  if (scene.kind !== 'receipt') return () => undefined
  const { safe, unit, style, lettering, smallest } = stage
  const hasTotal = endsWithTotal(scene.data.rows)
  const area = inset(safe, unit * 3)
  const face = { ...style.body, weight: 700 as const }
  const pad = unit * 5
  const most = (area.width - pad * 2) / smallest
  const measureRow = (label: string, price: string) =>
    lettering.measure(label, face) + lettering.measure(price, face) + 1.6
  // A long label has two lines, or it would run through its price.
  const rows = scene.data.rows.map(({ label, price }) => ({
    price,
    lines: measureRow(label, price) > most ? halve(label) : [label],
  }))
  const widest = Math.max(...rows.flatMap(({ lines, price }) => lines.map((line) => measureRow(line, price))))
  const size = Math.max(smallest, Math.min(unit * 9, (Math.min(area.width, unit * 110) - pad * 2) / widest))
  const width = Math.min(area.width, Math.max(unit * 70, widest * size + pad * 2))
  const row = Math.min(size * 2.6, (area.height - pad * 2) / rows.length)
  const height = row * rows.length + pad * 2
  const left = area.x + (area.width - width) / 2
  const top = area.y + (area.height - height) / 2
  return (context, { since, length, time }) => {
    const step = (length * 0.72) / rows.length
    const printed = clamp((since + step * 0.6) / (step * rows.length))
    const shown = pad * 2 + row * rows.length * easeOut(printed)
    context.save()
    context.translate(left + width / 2, top)
    context.rotate(Math.sin(time * 2.2) * 0.012)
    context.translate(-left - width / 2, -top)
    drawSheet(context, { x: left, y: top, width, height: shown }, unit)
    rows.forEach(({ lines, price }, index) => {
      const at = since - index * step
      if (at <= 0) return
      const isTotal = index === rows.length - 1 && hasTotal
      const baseline = top + pad + row * (index + 0.68)
      const alpha = clamp(at / 0.08)
      if (isTotal) {
        context.fillStyle = paper.ink
        context.fillRect(left + pad, baseline - size * 1.25, width - pad * 2, Math.max(1, unit * 0.4))
      }
      const labelWidth = lettering.measure(lines.at(-1)!, face) * size
      const priceWidth = lettering.measure(price, face) * size
      context.fillStyle = paper.line
      for (
        let x = left + pad + labelWidth + size * 0.4;
        x < left + width - pad - priceWidth - size * 0.4;
        x += size * 0.4
      )
        context.fillRect(x, baseline - size * 0.08, size * 0.1, size * 0.1)
      const pop = isTotal ? 1 + (1 - spring(at, style.temper)) * 0.3 : 1
      const look = { baseline, size, colour: paper.ink }
      for (const [line, label] of lines.entries()) {
        const above = (lines.length - 1 - line) * size * 1.05
        lettering.draw(
          context,
          label,
          face,
          { ...look, baseline: baseline - above, x: left + pad },
          { alpha },
        )
      }
      lettering.draw(
        context,
        price,
        face,
        { ...look, x: left + width - pad - priceWidth },
        { alpha, scale: pop },
      )
    })
    context.restore()
  }
}

/** In two at the space nearest to the middle. */
function halve(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const [middle] = spaces.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)]
}

function drawSheet(context: FilmContext, { x, y, width, height }: Rect, unit: number) {
  context.fillStyle = paper.background
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + width, y)
  const teeth = 14
  for (let tooth = 0; tooth <= teeth; tooth++) {
    const at = x + width - (width * tooth) / teeth
    context.lineTo(at, y + height + (tooth % 2 === 0 ? 0 : unit * 2))
  }
  context.closePath()
  context.fill()
}

const screen = { background: '#0c1117', bar: '#1d2530', ink: '#e6edf3', prompt: '#7ee787' }

/** A terminal in which the lines are typed. */
export function drawTerminal(stage: Stage, scene: Scene): Draw {
  if (scene.kind !== 'terminal') return () => undefined
  const { safe, unit, lettering, smallest, style } = stage
  const area = inset(safe, unit * 2)
  const face = { family: 'geist' as const, weight: 500 as const, tracking: 0, isUpper: false, isFixed: true }
  const pad = unit * 3.5
  const room = area.width - pad * 2
  const longest = Math.max(...scene.data.lines.map((line) => lettering.measure(line, face)))
  const size = Math.max(smallest, unit * 6.3, Math.min(unit * 8, room / longest))
  const lines = scene.data.lines.flatMap((line) =>
    wrapCode(line, (part) => lettering.measure(part, face) * size <= room),
  )
  const row = Math.min(size * 1.6, (area.height - unit * 10 - pad * 2) / lines.length)
  const height = Math.max(row * lines.length + pad * 2 + unit * 10, Math.min(area.height, unit * 70))
  const box = { ...area, y: area.y + (area.height - height) / 2, height }
  const letters = lines.reduce((sum, line) => sum + line.length, 0)
  return (context, { since, length, time }) => {
    const grown = spring(since, style.temper)
    context.save()
    context.translate(box.x + box.width / 2, box.y + box.height / 2)
    context.scale(0.9 + grown * 0.1, 0.9 + grown * 0.1)
    context.translate(-box.x - box.width / 2, -box.y - box.height / 2)
    context.fillStyle = screen.background
    context.beginPath()
    context.roundRect(box.x, box.y, box.width, box.height, unit * 3)
    context.fill()
    context.fillStyle = screen.bar
    context.beginPath()
    context.roundRect(box.x, box.y, box.width, unit * 9, [unit * 3, unit * 3, 0, 0])
    context.fill()
    ;['#ff5f57', '#febc2e', '#28c840'].forEach((colour, at) => {
      context.fillStyle = colour
      context.beginPath()
      context.arc(box.x + unit * (5 + at * 5), box.y + unit * 4.5, unit * 1.5, 0, Math.PI * 2)
      context.fill()
    })
    let left = Math.ceil(letters * clamp((since - 0.1) / (length * 0.7)))
    lines.forEach((line, index) => {
      if (left <= 0) return
      const x = box.x + pad
      const baseline = box.y + unit * 10 + pad + row * (index + 0.6)
      const shown = Math.min(left, line.length)
      left -= line.length
      const typed = line.slice(0, shown)
      const width = lettering.measure(typed, face) * size
      const colour = line.startsWith('$') ? screen.prompt : screen.ink
      lettering.draw(context, typed, face, { x, baseline, size, colour })
      const isCaretOn = left <= 0 && Math.floor(time * 4) % 2 === 0
      if (isCaretOn) {
        context.fillStyle = screen.ink
        context.fillRect(x + width + size * 0.1, baseline - size * 0.8, size * 0.55, size)
      }
    })
    context.restore()
  }
}
