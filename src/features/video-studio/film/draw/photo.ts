import type { FilmContext, Photo } from '../canvas.ts'
import { middleOf, type Rect } from './layout.ts'
import { clamp, easeInOut, spring } from './motion.ts'
import type { Draw, Moment, Stage } from './stage.ts'

/** Fills the frame with the photo, or, where their shapes differ much, with a blurred copy behind it. */
export function coverFrame({ assets, frame, index, unit }: Stage, { image, focus }: Photo): Draw {
  const shape = image.width / image.height / (frame.width / frame.height)
  const isFar = shape > 2.8 || shape < 1 / 2.8
  const layer = assets.createLayer(Math.ceil(frame.width * spare), Math.ceil(frame.height * spare))
  paint(layer.context, layer.canvas.width, layer.canvas.height)
  const over = unit * 4
  return (context, moment) => {
    const { x, y, width, height } = windowAt(layer.canvas, index, moment)
    const [right, bottom] = [frame.width + over * 2, frame.height + over * 2]
    context.drawImage(layer.canvas, x, y, width, height, -over, -over, right, bottom)
  }

  function paint(context: FilmContext, width: number, height: number) {
    cover(context, image, focus, width, height)
    if (!isFar) return
    const small = assets.createLayer(20, Math.max(4, Math.round((20 * height) / width)))
    cover(small.context, image, focus, small.canvas.width, small.canvas.height)
    context.drawImage(small.canvas, 0, 0, width, height)
    context.fillStyle = 'rgba(0, 0, 0, 0.35)'
    context.fillRect(0, 0, width, height)
    // The photo itself keeps half of the frame, cropped less than the whole frame would.
    const isWide = shape > 1
    const [w, h] = isWide ? [width, height * 0.5] : [width * 0.5, height]
    const inner = assets.createLayer(Math.ceil(w), Math.ceil(h))
    cover(inner.context, image, focus, w, h)
    context.drawImage(inner.canvas, (width - w) / 2, isWide ? height * 0.2 : 0)
  }
}

/** A print with a rim that springs in, sways a little, and shows the photo moving as behind a window. */
export function printPhoto(stage: Stage, { image, focus }: Photo, box: Rect): Draw {
  const { assets, style, scheme, unit, turn, index } = stage
  const middle = middleOf(box)
  const [width, height] = [box.width * 0.92, box.height * 0.92]
  const layer = assets.createLayer(Math.ceil(width * spare), Math.ceil(height * spare))
  cover(layer.context, image, focus, layer.canvas.width, layer.canvas.height)
  const rim = unit * 2.2
  const tilt = (turn % 2 === 0 ? -1 : 1) * 0.035
  return (context, moment) => {
    const grown = spring(moment.since, style.temper)
    if (grown <= 0.02) return
    context.save()
    context.translate(middle.x, middle.y + (1 - Math.min(1, grown)) * unit * 12)
    context.rotate(tilt * grown + Math.sin(moment.time * 1.9 + turn) * 0.012)
    const scale = 0.8 + 0.2 * grown
    context.scale(scale, scale)
    context.fillStyle = style.plate === 'card' ? '#fffdf6' : scheme.accent
    context.beginPath()
    context.roundRect(-width / 2 - rim, -height / 2 - rim, width + rim * 2, height + rim * 2, unit * 1.6)
    context.fill()
    const seen = windowAt(layer.canvas, index, moment)
    const place = [-width / 2, -height / 2, width, height] as const
    context.drawImage(layer.canvas, seen.x, seen.y, seen.width, seen.height, ...place)
    context.restore()
  }
}

/** How much larger a photo is drawn than it is shown, so that it can move. */
const spare = 1.16

const ways = [
  [-1, -0.6],
  [1, 0.4],
  [0.5, -1],
  [-0.7, 1],
] as const

/** The part of a photo that is seen at a moment: each scene zooms and drifts its own way. */
function windowAt({ width, height }: Size, index: number, { since, length }: Moment): Rect {
  const way = ways[index % ways.length]!
  const share = easeInOut(0.1 + (0.8 * since) / length)
  const zoom = index % 4 < 2 ? 1 + share * 0.1 : 1.1 - share * 0.1
  const [w, h] = [width / spare / zoom, height / spare / zoom]
  return {
    x: ((width - w) / 2) * (1 + way[0] * (share - 0.5)),
    y: ((height - h) / 2) * (1 + way[1] * (share - 0.5)),
    width: w,
    height: h,
  }
}

type Size = { width: number; height: number }

/** Crops to a shape around the most interesting point. */
function cover(
  context: FilmContext,
  image: Photo['image'],
  focus: Photo['focus'],
  width: number,
  height: number,
) {
  const scale = Math.max(width / image.width, height / image.height)
  const [w, h] = [width / scale, height / scale]
  const x = clamp(focus.x * image.width - w / 2, 0, image.width - w)
  const y = clamp(focus.y * image.height - h / 2, 0, image.height - h)
  context.drawImage(image, x, y, w, h, 0, 0, width, height)
}
