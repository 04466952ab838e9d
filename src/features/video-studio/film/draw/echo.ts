import type { FilmWord } from '../film.ts'
import { namesNumber } from '../word-kinds.ts'
import type { Stage } from './stage.ts'
import type { DrawBackdrop } from './backdrops/zones.ts'

/** A stressed number again and again in rows that slide, close to the color of the background. */
export function createEcho(
  { assets, frame, lettering, style, scheme, turn, unit, outer }: Stage,
  words: readonly FilmWord[],
): DrawBackdrop | undefined {
  const text = echoOf(words)
  if (text === '' || style.backdrop === 'paper' || style.backdrop === 'hills') return undefined
  const size = Math.round(unit * 30)
  const period = Math.ceil(lettering.measure(text, style.display) * size + size * 0.35)
  const row = Math.round(size * 1.06)
  const { canvas, context: strip } = assets.createLayer(Math.ceil(frame.width) + period * 2, row)
  for (let x = 0; x < canvas.width; x += period)
    lettering.print(strip, text, style.display, {
      x,
      baseline: Math.round(size * 0.85),
      size,
      color: scheme.soft,
    })
  const rows = Math.floor(outer.height / row)
  const top = outer.y + (outer.height - rows * row) / 2
  return (context, time) => {
    for (let at = 0; at < rows; at++) {
      const way = (time * unit * 12 + at * period * 0.37) % period
      const x = (at + turn) % 2 === 0 ? -way : way - period
      // Whole pixels, because resampling is slow.
      context.drawImage(canvas, Math.round(x), Math.round(top + at * row))
    }
  }
}

const longestEcho = 20

/** A stressed number with what it counts. Other words are too rarely worth repeating. */
export function echoOf(words: readonly FilmWord[]): string {
  const strong = words.filter(({ isStrong }) => isStrong).map(({ text }) => text)
  if (!strong.some(namesNumber)) return ''
  // '500 ml 9 3' would be a number that nobody named.
  const runs = words.filter(({ isStrong }, at) => isStrong && !words[at - 1]?.isStrong)
  if (runs.length > 1) return ''
  const whole = strong.join(' ')
  // 'Four' of 'Four hundred and six' would be another number.
  const isFigure = /\p{N}/u.test(strong[0]!) && !strong.slice(1).some(namesNumber)
  const text = whole.length <= longestEcho ? whole : isFigure ? strong[0]! : ''
  return text.replace(/(?<![\p{P}\p{S}])[\p{P}\p{S}]+$/u, '')
}
