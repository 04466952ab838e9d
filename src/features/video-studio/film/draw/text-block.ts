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
export function setText(stage: Stage, said: readonly FilmWord[], options: Options): TextBlock {
  const { lettering, style, scheme, unit } = stage
  const { face = style.display, colour = scheme.ink, delay = 0, isFast = false, hasEmphasis = true } = options
  const words = hasEmphasis ? said : said.map((word) => ({ ...word, isStrong: false }))
  const rooms = words.map((_, index) => roomOf(index))
  const widths = words.map(
    (word, index) => lettering.measure(word.text, face) + rooms[index]!.before + rooms[index]!.after,
  )
  const space = lettering.measure('n', face) * 0.48
  const set = arrangeLines(words, widths, space, {
    ...options,
    isRtl: lettering.isRtl,
    smallest: options.smallest ?? stage.smallest,
    largest: options.largest ?? unit * 17,
    maxLines: options.maxLines ?? 5,
  })

  /** What a plate needs at the ends of a word, in ems; two words on one plate need less between them. */
  function roomOf(index: number): { before: number; after: number } {
    if (style.emphasis !== 'plate' || !words[index]!.isStrong) return { before: 0, after: 0 }
    const room = (neighbour?: FilmWord) => (neighbour?.isStrong ? 0.04 : 0.15)
    return { before: room(words[index - 1]), after: room(words[index + 1]) }
  }

  const startOf = (order: number, length: number) => {
    const step = isFast
      ? Math.min(0.05, 0.3 / words.length)
      : Math.min(style.stagger * 1.5, (length * 0.6) / words.length)
    return delay + order * step
  }

  function draw(context: FilmContext, { since, length, time }: Moment) {
    const entered = set.words.flatMap((word) => {
      const at = since - startOf(word.index, length)
      return at <= 0 ? [] : [{ word, at, motion: enter(stage, at, word), ...words[word.index]! }]
    })
    // First all marks, because one reaches over the word before.
    for (const { word, at, motion, isStrong } of entered)
      if (isStrong) drawMark(context, word, at, motion, time)
    for (const { word, text, isStrong, motion } of entered) {
      const { before, after } = rooms[word.index]!
      const inner = (lettering.isRtl ? after : before) * word.size
      const look = { x: word.x + inner, baseline: word.baseline, size: word.size, colour: colourOf(isStrong) }
      lettering.draw(context, text, face, look, motion)
    }
  }

  function colourOf(isStrong: boolean) {
    if (!isStrong || style.emphasis === 'marker') return colour
    return style.emphasis === 'plate' ? scheme.onAccent : scheme.accent
  }

  /** The mark of '1,450 euros' has no gap between the two words, and room at its end if they are on two lines. */
  function markOf(word: SetWord): { x: number; width: number } {
    const room = style.emphasis === 'plate' ? word.size * 0.12 : 0
    const [before, after] = [-1, 1].map((step) => {
      // '$73, 14 hours' are two.
      const first = words[word.index + Math.min(0, step)]
      if (!words[word.index + step]?.isStrong || /[,;]$/.test(first?.text ?? '')) return undefined
      return set.words.find(({ index, line }) => index === word.index + step && line === word.line)
    })
    const reach = { left: word.x, right: word.x + word.width }
    if (!before && words[word.index - 1]?.isStrong) reach.left -= room
    if (!after && words[word.index + 1]?.isStrong) reach.right += room
    // Rounded ends lie over each other.
    if (before) reach.left = Math.min(reach.left, before.x + before.width - word.size * 0.3)
    if (before) reach.right = Math.max(reach.right, before.x + word.size * 0.3)
    return { x: reach.left, width: reach.right - reach.left }
  }

  function drawMark(context: FilmContext, word: SetWord, at: number, motion: Motion, time: number) {
    const grown = easeOut((at - (style.emphasis === 'plate' ? 0 : 0.12)) / 0.3)
    const { baseline, size } = word
    const { x, width } = markOf(word)
    context.save()
    context.translate(x + width / 2 + (motion.dx ?? 0), baseline - size * 0.35 + (motion.dy ?? 0))
    if (style.emphasis === 'plate') {
      const tilt = Math.sin(time * 2.4 + word.index) * 0.008
      context.rotate((motion.angle ?? 0) + tilt)
      const scale = motion.scale ?? 1
      context.scale(scale, scale)
      context.fillStyle = scheme.accent
      context.beginPath()
      // The dots and tails of Arabic letters reach further down.
      const [above, below] = lettering.isRtl ? [0.64, 0.78] : [0.58, 0.56]
      context.roundRect(-width / 2, -size * above, width, size * (above + below), size * 0.14)
      context.fill()
    } else if (style.emphasis === 'marker') {
      context.fillStyle = mix(scheme.background, scheme.accent, 0.24)
      context.rotate(-0.012)
      context.fillRect(-width * 0.54, -size * 0.12, width * 1.08 * grown, size * 0.56)
    } else if (style.emphasis === 'underline') {
      context.fillStyle = scheme.accent
      context.fillRect(-width / 2, size * 0.46, width * grown, Math.max(2, size * 0.07))
    }
    context.restore()
  }

  return { ...set, draw }
}

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
