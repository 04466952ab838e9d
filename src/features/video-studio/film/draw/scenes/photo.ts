import type { FilmContext, Photo } from '../../canvas.ts'
import type { Scene } from '../../film.ts'
import type { SetText } from '../arrange-lines.ts'
import { captionAt, drawCaption } from '../captions.ts'
import { inset } from '../layout.ts'
import { clamp, easeInOut, spring } from '../motion.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** A photo of the creator that slowly moves, with the text on plates. */
export function drawPhotoScene(stage: Stage, scene: Scene): Draw {
  const { assets, safe, unit, index, style, film } = stage
  const photo = scene.picture?.kind === 'photo' ? assets.photos[scene.picture.index] : undefined
  const isHook = index === 0
  const area = inset(safe, unit * 3)
  // The text stays away from what the photo is about.
  const isLow = !photo || photo.focus.y < 0.62
  const height = area.height * 0.46
  const box = { ...area, y: isLow ? area.y + area.height - height : area.y, height }
  const text = setText(stage, scene.words, {
    box,
    vertical: isLow ? 'bottom' : 'top',
    isFast: isHook,
    largest: unit * 13,
    maxLines: 4,
  })
  const lines = linesOf(text)
  const drawPicture = photo ? createPhoto(stage, photo) : undefined
  return (context, moment) => {
    const since = moment.since + (isHook ? 0.55 : 0)
    drawPicture?.(context, moment)
    const caption = isHook ? undefined : captionAt(film.captions ?? [], moment.time)
    if (caption) {
      drawCaption(context, stage, caption, { time: moment.time, box, hasPlate: true })
      return
    }
    const step = isHook ? 0.03 : style.stagger * 0.6
    lines.forEach(({ x, y, width, height: tall }, line) => {
      const grown = clamp(spring(since - line * step + 0.06, { pace: 3, damping: 1 }))
      context.fillStyle = stage.scheme.background
      context.beginPath()
      context.roundRect(x, y, width * grown, tall, unit * 1.4)
      context.fill()
    })
    text.draw(context, { ...moment, since })
  }
}

function linesOf({ words }: SetText) {
  const byLine = new Map<number, { left: number; right: number; size: number; baseline: number }>()
  for (const { line, x, width, size, baseline } of words) {
    const known = byLine.get(line) ?? { left: x, right: x + width, size, baseline }
    byLine.set(line, { ...known, left: Math.min(known.left, x), right: Math.max(known.right, x + width) })
  }
  return [...byLine.values()].map(({ left, right, size, baseline }) => ({
    x: left - size * 0.3,
    y: baseline - size * 1.0,
    width: right - left + size * 0.6,
    height: size * 1.32,
  }))
}

/** Fills the frame with the photo, or, where their shapes differ much, with a blurred copy behind it. */
function createPhoto({ assets, frame, index, unit }: Stage, { image, focus }: Photo): Draw {
  const shape = image.width / image.height / (frame.width / frame.height)
  const isFar = shape > 2.8 || shape < 1 / 2.8
  const spare = 1.16
  const layer = assets.createLayer(Math.ceil(frame.width * spare), Math.ceil(frame.height * spare))
  paint(layer.context, layer.canvas.width, layer.canvas.height)
  const way = [
    [-1, -0.6],
    [1, 0.4],
    [0.5, -1],
    [-0.7, 1],
  ][index % 4]!
  return (context, { since, length }) => {
    const share = easeInOut(0.1 + (0.8 * since) / length)
    const zoom = index % 2 === 0 ? 1 + share * 0.1 : 1.1 - share * 0.1
    const [width, height] = [layer.canvas.width / spare / zoom, layer.canvas.height / spare / zoom]
    const x = ((layer.canvas.width - width) / 2) * (1 + way[0]! * (share - 0.5))
    const y = ((layer.canvas.height - height) / 2) * (1 + way[1]! * (share - 0.5))
    const over = unit * 4
    context.drawImage(
      layer.canvas,
      x,
      y,
      width,
      height,
      -over,
      -over,
      frame.width + over * 2,
      frame.height + over * 2,
    )
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

/** Crops to the frame's shape around the most interesting point. */
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
