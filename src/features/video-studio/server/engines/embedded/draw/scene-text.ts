import { type SKRSContext2D, createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Film, Scene } from '../../../../domain/film.ts'
import { mix } from './colours.ts'
import type { Faces } from './faces.ts'
import { clamp, easeOut } from './motion.ts'

import { setWords, type Place, type Times } from './words.ts'

export type SceneText = {
  /** On a plain accent-coloured background, for a change of rhythm. */
  isFlat: boolean
  draw(context: SKRSContext2D, times: Times): void
}

type Deps = { film: Film; faces: Faces; hasHero: boolean }

/** The text of a scene with the small lines above and below it, in the safe area. */
export function setScene(scene: Scene, index: number, { film, faces, hasHero }: Deps): SceneText {
  const { width, height, palette } = film
  const isFlat = scene.kind === 'line' && !hasHero && index % 4 === 2
  const unit = Math.min(width, height)
  const colour = isFlat ? palette.onAccent : palette.ink
  const words = scene.words.length > 0 ? scene.words : [{ text: '…', strong: false, isGlued: false }]
  const block = setWords(words, faces, placeFor(scene, film), {
    palette,
    weight: 800,
    hasShadow: hasHero,
    isPlain: isFlat,
  })
  const maxWidth = width * 0.84
  const label = paintSmallLine(scene.label, faces, {
    size: unit * 0.042,
    colour: isFlat ? colour : palette.accent,
    maxWidth,
    tracking: 0.12,
    hasShadow: hasHero,
  })
  const isEnd = scene.kind === 'end'
  const caption = paintSmallLine(scene.caption, faces, {
    size: unit * (isEnd ? 0.05 : 0.038),
    colour: isEnd ? palette.onAccent : mix(colour, isFlat ? palette.accent : palette.base, 0.12),
    maxWidth,
    plate: isEnd ? palette.accent : undefined,
    hasShadow: hasHero && !isEnd,
  })
  const left = (canvas: { width: number }, inset: number) =>
    block.isRightToLeft ? width * 0.92 - canvas.width + inset : width * 0.08 - inset

  return {
    isFlat,
    draw(context, times) {
      const gone = times.staysAtEnd ? 0 : 1 - clamp(times.left / (0.22 * times.haste))
      const fade = (delay: number) =>
        easeOut((times.since - delay * times.haste) / (0.4 * times.haste)) * (1 - gone)
      if (label) {
        context.globalAlpha = fade(0.05)
        context.drawImage(
          label,
          Math.round(left(label, unit * 0.0126)),
          Math.round(block.top - label.height - unit * 0.012),
        )
      }
      block.draw(context, times)
      if (caption) {
        const shown = fade(0.45)
        context.globalAlpha = shown
        const inset = isEnd ? 0 : unit * 0.0114
        const top = block.bottom + unit * (isEnd ? 0.05 : 0.028) + (1 - shown) * unit * 0.02
        context.drawImage(caption, Math.round(left(caption, inset)), Math.round(top))
      }
      context.globalAlpha = 1
    },
  }
}

/** On the left, leaving the bottom fifth of a portrait video to the apps' buttons. */
function placeFor({ kind, words, caption }: Scene, { width, height }: Film): Place {
  const isWide = width > height
  const unit = Math.min(width, height)
  const isTitle = kind === 'title'
  const few = words.length <= 4
  return {
    left: width * 0.08,
    width: width * (isWide ? (isTitle ? 0.8 : 0.74) : 0.84),
    height: height * (isWide ? 0.6 : 0.42),
    largest: unit * (isWide ? (few ? 0.235 : isTitle ? 0.2 : 0.175) : few ? 0.2 : 0.175),
    maxLines: isWide ? 3 : 5,
    middle: height * (isWide ? (caption ? 0.46 : 0.49) : 0.43),
  }
}

type Style = {
  size: number
  colour: string
  maxWidth: number
  /** The colour of a plate behind the text. */
  plate?: string | undefined
  tracking?: number
  hasShadow?: boolean
}

/** A label or caption on one line; shrinks down to three fifths if needed, then truncates. */
function paintSmallLine(text: string, faces: Faces, style: Style): Canvas | undefined {
  if (text === '') return undefined
  const { colour, maxWidth, plate, tracking = 0, hasShadow = false } = style
  const measure = createCanvas(8, 8).getContext('2d')
  const widthAt = (size: number, line: string) => {
    faces.use(measure, 700, size)
    measure.letterSpacing = `${tracking * size}px`
    return measure.measureText(line).width
  }
  const inner = plate ? maxWidth - style.size * 1.4 : maxWidth
  const size = Math.max(
    style.size * 0.6,
    Math.min(style.size, (style.size * inner) / widthAt(style.size, text)),
  )
  let line = text
  while (widthAt(size, line) > inner && line.length > 1) line = `${line.slice(0, -2).trimEnd()}…`
  const side = plate ? size * 0.7 : size * 0.3
  const canvas = createCanvas(Math.ceil(widthAt(size, line) + side * 2), Math.ceil(size * 2))
  const context = canvas.getContext('2d')
  if (plate) {
    context.fillStyle = plate
    context.beginPath()
    context.roundRect(0, 0, canvas.width, canvas.height, canvas.height / 2)
    context.fill()
  }
  faces.use(context, 700, size)
  context.letterSpacing = `${tracking * size}px`
  if (hasShadow) {
    context.shadowColor = 'rgba(0, 0, 0, 0.6)'
    context.shadowBlur = size * 0.3
  }
  context.fillStyle = colour
  context.fillText(line, side, size * 1.36)
  return canvas
}
