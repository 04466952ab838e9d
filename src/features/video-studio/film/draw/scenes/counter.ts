import type { CounterData, Scene } from '../../film.ts'
import { drawIcon } from '../icon.ts'
import { inset, split } from '../layout.ts'
import { clamp, easeOut, spring } from '../motion.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** A number that counts up to its value, with a ring for percentages. */
export function drawCounter(stage: Stage, scene: Scene): Draw {
  if (scene.kind !== 'counter') return () => undefined
  const { data, words, picture } = scene
  const { safe, unit, style, scheme, lettering, assets, isWide } = stage
  const at = words.findIndex(({ text }) => text.includes(data.text))
  const hasUnit = data.suffix !== '' && words[at + 1]?.text === data.suffix
  const [before, after] = [words.slice(0, Math.max(0, at)), words.slice(at + (hasUnit ? 2 : 1))]
  const icon = picture?.kind === 'icon' ? assets.icons[picture.name] : undefined
  const whole = inset(safe, unit * 2)
  const [iconBox, area] = icon ? split(whole, isWide ? 0.36 : 0.36, unit * 3, isWide) : [whole, whole]
  // Less of a ring is only a dash, and a wide frame has no room for it.
  const isRing = data.suffix.startsWith('%') && data.value >= 8 && data.value <= 100 && !isWide
  const written = `${words[at]?.text ?? data.text}${hasUnit ? ` ${data.suffix}` : ''}`
  // A full stop behind a number of this size looks like part of it.
  const shown = written.replace(/[.,;]$/, '')
  const widthOfOne = lettering.measure(shown, style.display)
  const ring = Math.min(area.height * 0.24, area.width * 0.42)
  const room = isRing ? ring * 1.5 : area.width * 0.96
  const size = Math.min(unit * 60, room / widthOfOne, area.height * 0.36)
  const tall = isRing ? ring * 2.3 : size * 1.06
  const side = (area.height - tall) / 2
  const largest = Math.min(unit * 20, size * 0.55)
  const options = { hasEmphasis: false, largest, isStacked: true, maxLines: 3 }
  const lay = (top: number, from: number, most = largest) => ({
    lead: setText(stage, before, {
      ...options,
      largest: most,
      box: { ...area, y: top, height: Math.max(1, from - top) },
      vertical: 'bottom',
      isFast: true,
    }),
    rest: setText(stage, after, {
      ...options,
      largest: most,
      box: { ...area, y: from + tall, height: side },
      vertical: 'top',
      delay: 0.35,
    }),
  })
  // Set once in the middle, then in one size and moved so that the whole stands in the middle.
  const natural = lay(area.y, area.y + side)
  const common = Math.min(
    ...[natural.lead, natural.rest].flatMap(({ words: set }) => set.map(({ size: own }) => own)),
    largest,
  )
  const first = lay(area.y, area.y + side, common)
  const shift = (first.lead.bounds.height - first.rest.bounds.height) / 2
  const { lead, rest } = lay(area.y + shift, area.y + side + shift, common)
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 + shift }
  const pictureDraw = icon ? drawIcon(stage, icon, iconBox) : undefined

  return (context, moment) => {
    const { since, length, time } = moment
    pictureDraw?.(context, moment)
    lead.draw(context, moment)
    rest.draw(context, moment)
    const grown = spring(since - 0.05, style.temper)
    if (grown <= 0.02) return
    const counted = easeOut((since - 0.1) / Math.min(0.8, length * 0.4))
    const text = counted >= 1 ? shown : shown.replace(data.text, format(data, data.value * counted))
    context.save()
    context.translate(middle.x, middle.y)
    context.scale(grown, grown)
    if (isRing) drawRing(context, counted)
    const pulse = 1 + Math.sin(time * 5) * 0.012
    const width = lettering.measure(text, style.display) * size
    const look = { x: -width / 2, baseline: size * 0.36, size, color: scheme.accent }
    lettering.draw(context, text, style.display, look, { scale: pulse })
    context.restore()
  }

  function drawRing(context: Parameters<Draw>[0], counted: number) {
    context.lineWidth = unit * 3.4
    context.strokeStyle = scheme.soft
    context.beginPath()
    context.arc(0, 0, ring, 0, Math.PI * 2)
    context.stroke()
    context.strokeStyle = scheme.accent
    context.beginPath()
    const turn = clamp(data.value / 100) * counted * Math.PI * 2
    context.arc(0, 0, ring, -Math.PI / 2, -Math.PI / 2 + Math.max(0.01, turn))
    context.stroke()
  }
}

/** 1234567 as 1.234.567. */
function groupDigits(whole: string, separator: string): string {
  const first = whole.length % 3
  const groups = Array.from({ length: Math.floor(whole.length / 3) }, (_, index) =>
    whole.slice(first + index * 3, first + index * 3 + 3),
  )
  return [...(first > 0 ? [whole.slice(0, first)] : []), ...groups].join(separator)
}

/** A value on the way in the form of the final text. */
function format({ text, decimals }: CounterData, value: number): string {
  const point = decimals > 0 && /,\d+$/.test(text) ? ',' : '.'
  const [whole = '0', fraction] = value.toFixed(decimals).split('.')
  const group = /\d([.,\u00a0\u202f' ])\d{3}(?!\d)/.exec(text)?.[1]
  const grouped = group === undefined ? whole : groupDigits(whole, group)
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`
}
