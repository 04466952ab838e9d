import type { FilmAssets, FilmContext, Raster } from '../canvas.ts'
import { isRightToLeft } from '../right-to-left.ts'
import type { Rect } from './layout.ts'
import type { Typeface } from './styles.ts'

/** A text as it was drawn, for checks of size, place and contrast. `box` and `size` are in pixels of the frame. */
export type DrawnText = { text: string; box: Rect; size: number; color: string; alpha: number }

/** Observes what is drawn. With `hidesText`, everything but the text is drawn. */
export type Probe = { hidesText: boolean; onText(text: DrawnText): void }

export type Motion = { dx?: number; dy?: number; scale?: number; angle?: number; alpha?: number }

export type Lettering = ReturnType<typeof createLettering>

type Drawn = { canvas: Raster; left: number; rise: number; width: number }

/** The words of two scenes at 1080p, because both are drawn while one passes into the other. */
const mostPixels = 6_000_000

/** Sets text. Every word is drawn once and then only moved, because shaping letters is slow. */
export function createLettering(assets: FilmAssets, isRtl: boolean, probe?: Probe) {
  const { context: ruler } = assets.createLayer(8, 8)
  const widths = new Map<string, number>()
  const rasters = new Map<string, Drawn>()
  let keptPixels = 0

  const shown = (text: string, face: Typeface) =>
    face.isUpper && !isUnitOrBrand(text) ? text.toLocaleUpperCase() : text

  function prepare(context: FilmContext, face: Typeface, size: number, text: string) {
    context.font = `${face.weight} ${size}px ${assets.fontStack(face.family, face.weight)}`
    // The renderer's canvas picks the weight of a variable font only by this.
    if ('fontVariationSettings' in context) context.fontVariationSettings = `'wght' ${face.weight}`
    // Spacing would tear joined Arabic letters apart.
    const isJoined = /\p{Script=Arabic}/u.test(text)
    context.letterSpacing = isJoined ? '0px' : `${(face.tracking * size).toFixed(2)}px`
    // In Hebrew the full stop behind a Latin word or a number stands to its left.
    const isTurned = isRtl && /[.,!?:;…؟،؛]["”»)]*$/u.test(text) && !/^[@#]/.test(text)
    context.direction = isTurned || isRightToLeft(text) ? 'rtl' : 'ltr'
  }

  /** The width at size 1. */
  function measure(text: string, face: Typeface): number {
    const key = `${nameOf(face)}|${text}`
    let width = widths.get(key)
    if (width === undefined && face.isFixed) width = splitCharacters(text).length * cell
    if (width === undefined) {
      prepare(ruler, face, 100, text)
      width = ruler.measureText(shown(text, face)).width / 100
      widths.set(key, width)
    }
    return width
  }

  function raster(text: string, face: Typeface, size: number, color: string): Drawn {
    const key = `${nameOf(face)}|${size.toFixed(1)}|${color}|${text}`
    const known = rasters.get(key)
    if (known) return known
    const width = measure(text, face) * size
    const side = Math.ceil(size * 0.25)
    const { canvas, context } = assets.createLayer(Math.ceil(width) + side * 2, Math.ceil(size * 1.5) + 2)
    prepare(context, face, size, text)
    context.fillStyle = color
    const rise = Math.round(size * 1.08)
    if (face.isFixed)
      splitCharacters(text).forEach((character, at) => {
        const spare = cell * size - context.measureText(character).width
        context.fillText(character, side + at * cell * size + spare / 2, rise)
      })
    else context.fillText(shown(text, face), context.direction === 'rtl' ? side + width : side, rise)
    const drawn = { canvas, left: side, rise, width }
    rasters.set(key, drawn)
    keptPixels += canvas.width * canvas.height
    // Old words are forgotten, so that a long film needs no more memory than a short one.
    for (const [oldest, { canvas: old }] of rasters) {
      if (keptPixels <= mostPixels || oldest === key) break
      rasters.delete(oldest)
      keptPixels -= old.width * old.height
    }
    return drawn
  }

  /** Draws text that is part of the picture and not meant to be read. */
  function print(
    context: FilmContext,
    text: string,
    face: Typeface,
    { x, baseline, size, color }: { x: number; baseline: number; size: number; color: string },
  ) {
    prepare(context, face, size, text)
    context.fillStyle = color
    context.fillText(
      shown(text, face),
      context.direction === 'rtl' ? x + measure(text, face) * size : x,
      baseline,
    )
  }

  /** Draws one word or line with its left end and baseline at a point, moved about its centre. */
  function draw(
    context: FilmContext,
    text: string,
    face: Typeface,
    { x, baseline, size, color }: { x: number; baseline: number; size: number; color: string },
    { dx = 0, dy = 0, scale = 1, angle = 0, alpha = 1 }: Motion = {},
  ) {
    if (text === '' || alpha <= 0.01 || scale <= 0.01) return
    const { canvas, left, rise, width } = raster(text, face, size, color)
    const middle = { x: x + width / 2, y: baseline - size * 0.35 }
    context.save()
    context.globalAlpha *= alpha
    context.translate(middle.x + dx, middle.y + dy)
    if (angle !== 0) context.rotate(angle)
    if (scale !== 1) context.scale(scale, scale)
    if (probe) report(context, text, { width, size, color, alpha: context.globalAlpha })
    if (!probe?.hidesText) context.drawImage(canvas, x - middle.x - left, baseline - middle.y - rise)
    context.restore()
  }

  function report(
    context: FilmContext,
    text: string,
    { width, size, color, alpha }: { width: number; size: number; color: string; alpha: number },
  ) {
    const { a, b, c, d, e, f } = context.getTransform()
    const [halfWidth, halfHeight] = [width / 2, size * 0.4]
    const [reachX, reachY] = [
      Math.abs(a) * halfWidth + Math.abs(c) * halfHeight,
      Math.abs(b) * halfWidth + Math.abs(d) * halfHeight,
    ]
    const box = { x: e - reachX, y: f - reachY, width: reachX * 2, height: reachY * 2 }
    probe?.onText({ text, box, size: size * Math.hypot(c, d), color, alpha })
  }

  return { isRtl, measure, draw, print }
}

/** 'dB', 'kWh' and 'iPhone' would be something else in capitals. */
const isUnitOrBrand = (text: string) => /(?<!\p{L})\p{Ll}{1,2}\p{Lu}/u.test(text)

/** The width of a character of a fixed face, in ems. */
const cell = 0.6

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const splitCharacters = (text: string) => Array.from(characters.segment(text), ({ segment }) => segment)

const nameOf = ({ family, weight, tracking, isUpper, isFixed }: Typeface) =>
  [family, weight, tracking, isUpper, isFixed].join()
