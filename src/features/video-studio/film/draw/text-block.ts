import type { FilmContext } from '../canvas.ts'
import type { FilmWord } from '../film.ts'
import { arrangeLines, type Arrangement, type SetText, type SetWord } from './arrange-lines.ts'
import { mix } from './colours.ts'
import type { Motion } from './lettering.ts'
import { clamp, easeOut, mixNumbers, spring } from './motion.ts'
import type { Moment, Stage } from './stage.ts'
import type { Typeface } from './styles.ts'

type Options = Omit<Arrangement, 'largest' | 'maxLines'> & {
  face?: Typeface
  largest?: number
  maxLines?: number
  colour?: string
  /** All words within a third of a second, for the hook. */
  isFast?: boolean
  /** Seconds after the start of the scene. */
  delay?: number
  hasEmphasis?: boolean
}

export type TextBlock = SetText & { draw(context: FilmContext, moment: Moment): void }

/** Words that enter one after another in the manner of the style, with the strong ones marked. */
export function setText(stage: Stage, words: readonly FilmWord[], options: Options): TextBlock {
  const { lettering, style, scheme, unit } = stage
  const { face = style.display, colour = scheme.ink, delay = 0, isFast = false, hasEmphasis = true } = options
  const emphasis = hasEmphasis ? style.emphasis : 'none'
  const widths = words.map((word) => lettering.measure(word.text, face) + (isPlated(word) ? plateRoom : 0))
  const space = lettering.measure('n', face) * 0.48
  const set = arrangeLines(words, widths, space, {
    ...options,
    isRtl: lettering.isRtl,
    smallest: options.smallest ?? stage.smallest,
    largest: options.largest ?? unit * 17,
    maxLines: options.maxLines ?? 5,
  })

  function isPlated(word: FilmWord) {
    return word.isStrong && emphasis === 'plate'
  }

  const startOf = (order: number, length: number) => {
    const step = isFast
      ? Math.min(0.05, 0.3 / words.length)
      : Math.min(style.stagger, (length * 0.5) / words.length)
    return delay + order * step
  }

  function draw(context: FilmContext, { since, length, time }: Moment) {
    for (const word of set.words) {
      const at = since - startOf(word.index, length)
      if (at <= 0) continue
      const { text, isStrong } = words[word.index]!
      const motion = enter(stage, at, word)
      if (isStrong && emphasis !== 'none') drawMark(context, word, at, motion, time)
      const inner = isPlated(words[word.index]!) ? (plateRoom / 2) * word.size : 0
      const look = { x: word.x + inner, baseline: word.baseline, size: word.size, colour: colourOf(isStrong) }
      lettering.draw(context, text, face, look, motion)
    }
  }

  function colourOf(isStrong: boolean) {
    if (!isStrong || emphasis === 'none' || emphasis === 'marker') return colour
    return emphasis === 'plate' ? scheme.onAccent : scheme.accent
  }

  function drawMark(context: FilmContext, word: SetWord, at: number, motion: Motion, time: number) {
    const grown = easeOut((at - (emphasis === 'plate' ? 0 : 0.12)) / 0.3)
    const { x, baseline, width, size } = word
    context.save()
    context.translate(x + width / 2 + (motion.dx ?? 0), baseline - size * 0.35 + (motion.dy ?? 0))
    if (emphasis === 'plate') {
      const tilt = Math.sin(time * 2.4 + word.index) * 0.008
      context.rotate((motion.angle ?? 0) + tilt)
      const scale = motion.scale ?? 1
      context.scale(scale, scale)
      context.fillStyle = scheme.accent
      context.beginPath()
      context.roundRect(-width / 2, -size * 0.58, width, size * 1.14, size * 0.14)
      context.fill()
    } else if (emphasis === 'marker') {
      context.fillStyle = mix(scheme.background, scheme.accent, 0.24)
      context.rotate(-0.012)
      context.fillRect(-width * 0.54, -size * 0.12, width * 1.08 * grown, size * 0.56)
    } else if (emphasis === 'underline') {
      context.fillStyle = scheme.accent
      context.fillRect(-width / 2, size * 0.46, width * grown, Math.max(2, size * 0.07))
    }
    context.restore()
  }

  return { ...set, draw }
}

/** Room for the plate at both ends of a word, in ems. */
const plateRoom = 0.3

/** Where a word is, so many seconds after its entrance. */
function enter({ style, unit }: Stage, at: number, { size, line }: { size: number; line: number }): Motion {
  const moved = spring(at, style.temper)
  const alpha = clamp(at / 0.08)
  switch (style.enter) {
    case 'pop':
      return { scale: mixNumbers(0.5, 1, moved), alpha }
    case 'rise':
      return { dy: (1 - moved) * size * 0.7, alpha }
    case 'slide':
      return { dx: (1 - moved) * unit * (line % 2 === 0 ? -14 : 14), alpha }
    case 'drop':
      return { dy: (moved - 1) * size * 0.6, angle: (1 - moved) * (line % 2 === 0 ? -0.09 : 0.09), alpha }
  }
}
