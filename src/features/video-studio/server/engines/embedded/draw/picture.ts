import { seededRandom } from '#platform/common/seeded-random.ts'
import { createCanvas, loadImage, type Canvas, type Image, type SKRSContext2D } from '@napi-rs/canvas'
import type { Palette } from '../../../../domain/film.ts'
import { contrast, luminance, mix, toHex, withAlpha, type Rgb } from './colours.ts'
import { easeInOut } from './motion.ts'

export type Hero = {
  palette: Palette
  draw(context: SKRSContext2D, scene: number, settled: number): void
}

const spare = 1.1

/**
 * The starting image behind all scenes: slowly zoomed and panned, darkened behind the text, with colours
 * taken from it.
 */
export async function createHero(bytes: Uint8Array, film: FilmPart): Promise<Hero> {
  const image = await loadImage(Buffer.from(bytes)).catch((cause: unknown) => {
    throw new PictureError(cause)
  })
  const { width, height, seed } = film
  const cover = paintCover(image, width, height)
  const palette = takeColours(cover, film.palette)
  const scrim = paintScrim(width, height, palette)
  const chance = seededRandom(seed ^ 0xfa_ce).next
  const moves = Array.from({ length: 12 }, (_, index) => ({
    zoomIn: index % 2 === 0,
    x: chance() * 0.8 + 0.1,
    y: chance() * 0.8 + 0.1,
  }))
  return {
    palette,
    draw(context, scene, settled) {
      const { zoomIn, x, y } = moves[scene % moves.length]!
      const share = easeInOut(0.15 + 0.7 * settled)
      const zoom = 1 + 0.07 * (zoomIn ? share : 1 - share)
      const [w, h] = [cover.width / spare / zoom, cover.height / spare / zoom].map((side) => side * 1.0) as [
        number,
        number,
      ]
      const left = (cover.width - w) * (0.5 + (x - 0.5) * share)
      const top = (cover.height - h) * (0.5 + (y - 0.5) * share)
      context.drawImage(cover, left, top, w, h, 0, 0, width, height)
      context.drawImage(scrim, 0, 0)
    },
  }
}

class PictureError extends Error {
  override readonly name = 'PictureError'

  constructor(cause: unknown) {
    super('The starting image cannot be decoded', { cause })
  }
}

type FilmPart = { width: number; height: number; seed: number; palette: Palette }

function paintCover(image: Image, width: number, height: number): Canvas {
  const cover = createCanvas(Math.ceil(width * spare), Math.ceil(height * spare))
  const context = cover.getContext('2d')
  context.imageSmoothingQuality = 'medium'
  const scale = Math.max(cover.width / image.width, cover.height / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  context.fillStyle = '#101014'
  context.fillRect(0, 0, cover.width, cover.height)
  context.drawImage(image, (cover.width - w) / 2, (cover.height - h) / 2, w, h)
  return cover
}

function paintScrim(width: number, height: number, { deep }: Palette): Canvas {
  const scrim = createCanvas(width, height)
  const context = scrim.getContext('2d')
  const isWide = width > height
  const shade = isWide
    ? context.createLinearGradient(0, 0, width, 0)
    : context.createLinearGradient(0, 0, 0, height)
  const dark = mix(deep, '#000000', 0.6)
  const stops: [number, number][] = isWide
    ? [
        [0, 0.78],
        [0.55, 0.42],
        [1, 0.12],
      ]
    : [
        [0, 0.5],
        [0.28, 0.55],
        [0.6, 0.6],
        [1, 0.35],
      ]
  for (const [at, alpha] of stops) shade.addColorStop(at, withAlpha(dark, alpha))
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
  return scrim
}

/** The image's dark colour behind text, its strongest colour as accent. */
function takeColours(cover: Canvas, fallback: Palette): Palette {
  const small = createCanvas(32, 32)
  const context = small.getContext('2d')
  context.drawImage(cover, 0, 0, 32, 32)
  const { data } = context.getImageData(0, 0, 32, 32)
  const buckets = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let at = 0; at < data.length; at += 4) {
    const colour = [data[at]!, data[at + 1]!, data[at + 2]!] as [number, number, number]
    const key = colour.reduce((code, part) => code * 6 + Math.min(5, Math.floor(part / 43)), 0)
    const bucket = buckets.get(key) ?? { sum: [0, 0, 0], count: 0 }
    colour.forEach((part, index) => (bucket.sum[index]! += part))
    bucket.count++
    buckets.set(key, bucket)
  }
  const deps = [...buckets.values()].map(({ sum, count }) => ({
    colour: sum.map((part) => part / count) as unknown as Rgb,
    count,
  }))
  const darkest = deps.toSorted((a, b) => luminance(a.colour) - luminance(b.colour))[0]
  const vivid = deps.toSorted((a, b) => vividness(b) - vividness(a))[0]
  const deep = darkest ? mix(toHex(darkest.colour), '#0b0b10', 0.5) : fallback.deep
  const accent =
    vivid && saturation(vivid.colour) > 0.25 ? lighten(toHex(vivid.colour), deep) : fallback.accent
  const onAccent = contrast('#ffffff', accent) > contrast('#111114', accent) ? '#ffffff' : '#111114'
  return {
    ...fallback,
    deep,
    base: mix(deep, accent, 0.25),
    glow: mix(deep, accent, 0.6),
    accent,
    ink: '#ffffff',
    onAccent,
  }
}

function saturation([red, green, blue]: Rgb): number {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  return most === 0 ? 0 : (most - least) / most
}

const vividness = ({ colour, count }: { colour: Rgb; count: number }) =>
  saturation(colour) * Math.max(...colour) * Math.sqrt(count)

// Until it is readable on the dark colour.
function lighten(colour: string, testbed: string): string {
  let lighter = colour
  for (let step = 0; step < 12 && contrast(lighter, testbed) < 6; step++)
    lighter = mix(lighter, '#ffffff', 0.14)
  return lighter
}
