import type { Scene } from '../../film.ts'
import { splitWords } from '../../split-words.ts'
import { inset, split } from '../layout.ts'
import { spring } from '../motion.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** A quotation beside a bar, under a large quotation mark, with its speaker. */
export function drawQuote(stage: Stage, scene: Scene): Draw {
  if (scene.kind !== 'quote') return () => undefined
  const { safe, unit, style, scheme, lettering } = stage
  const { text, by } = scene.data
  // 'She said:' and 'She said,' come before what she said.
  const isLead = /[:,]$/.test(by)
  const area = inset(safe, unit * 2)
  const left = unit * 6
  const { isRtl } = lettering
  const body = { ...area, x: area.x + (isRtl ? 0 : left), width: area.width - left }
  // The quotation mark, and above it a line for the speaker.
  const leadLines = isLead ? Math.ceil(by.length / 22) : 0
  const head = unit * (isLead ? 28 + 8 * leadLines : 18)
  const [main, foot] = split(
    { ...body, y: body.y + head, height: body.height - head },
    by === '' || isLead ? 0.96 : 0.74,
    unit * 3,
    false,
  )
  const quote = setText(
    stage,
    splitWords(text.replace(/^[“"„«‘']|,?[”"“»’'],?(?=[.!?]?$)/g, '').replace(/(?<=[!?…])\.$|\s(?=\.$)/, '')),
    {
      box: main,
      align: 'left',
      vertical: 'middle',
      hasEmphasis: false,
      largest: unit * 17,
      // It is what the film is about, so it is as large as the box allows.
      maxLines: 9,
      smallest: unit * 9,
    },
  )
  const above = { ...body, height: quote.bounds.y - unit * 27 - body.y }
  const below = { ...foot, y: Math.min(foot.y, quote.bounds.y + quote.bounds.height + unit * 4) }
  const speaker = setText(stage, splitWords(by), {
    box: isLead ? above : below,
    align: 'left',
    vertical: isLead ? 'bottom' : 'top',
    face: style.body,
    hasEmphasis: false,
    largest: unit * 8,
    // The accent would be too faint on the bright part of some backgrounds, which is above.
    color: isLead ? scheme.ink : scheme.accent,
    delay: isLead ? 0 : 0.3,
  })
  const mark = {
    text: isRtl ? '”' : '“',
    face: { ...style.display, family: 'bricolage' as const },
    size: unit * 46,
  }
  const markX = isRtl ? body.x + body.width - lettering.measure(mark.text, mark.face) * mark.size : body.x
  const barX = isRtl ? area.x + area.width - unit * 1.8 : area.x
  return (context, moment) => {
    const { since, time } = moment
    const grown = spring(since, style.temper)
    const height = quote.bounds.height * Math.min(1, grown)
    context.fillStyle = scheme.accent
    context.fillRect(barX, quote.bounds.y, unit * 1.8, height)
    const look = { x: markX, baseline: quote.bounds.y + unit * 14, size: mark.size, color: scheme.ink }
    const sway = { scale: Math.max(0.02, grown), angle: Math.sin(time * 3) * 0.07 }
    lettering.draw(context, mark.text, mark.face, look, sway)
    quote.draw(context, moment)
    speaker.draw(context, moment)
  }
}
