import type { Photo } from '../../canvas.ts'
import type { Scene } from '../../film.ts'
import type { SetText } from '../arrange-lines.ts'
import { captionAt, drawCaption } from '../captions.ts'
import { inset } from '../layout.ts'
import { clamp, spring } from '../motion.ts'
import { coverFrame, printPhoto } from '../photo.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'
import { shareArea } from './words.ts'

/** A photo of the creator: filling the frame, and in every second scene as a print beside large text. */
export function drawPhotoScene(stage: Stage, scene: Scene): Draw {
  const photo = scene.picture?.kind === 'photo' ? stage.assets.photos[scene.picture.index] : undefined
  return stage.index % 2 === 0 || !photo ? drawFull(stage, scene, photo) : drawPrint(stage, scene, photo)
}

/** The photo slowly moves behind text on plates. */
function drawFull(stage: Stage, scene: Scene, photo: Photo | undefined): Draw {
  const { safe, unit, index, style, film } = stage
  const isHook = index === 0
  const area = inset(safe, unit * 3)
  // The text stays away from what the photo is about.
  const isLow = !photo || photo.focus.y < 0.62
  const height = area.height * 0.46
  const box = { ...area, y: isLow ? area.y + area.height - height : area.y, height }
  const text = setText(stage, scene.words, {
    box,
    vertical: isLow ? 'bottom' : 'top',
    align: index % 4 === 2 ? 'left' : 'center',
    isFast: isHook,
    largest: unit * (isHook ? 15 : 13),
    maxLines: 4,
  })
  const lines = linesOf(text)
  const drawPicture = photo ? coverFrame(stage, photo) : undefined
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

/** The photo as a print on the backdrop of the style, with the text as a poster. */
function drawPrint(stage: Stage, scene: Scene, photo: Photo): Draw {
  const { safe, unit, isWide, film } = stage
  const { text: box, icon: printBox } = shareArea(stage, inset(safe, unit * 2), isWide ? 0.46 : 0.54)
  const text = setText(stage, scene.words, {
    box,
    isStacked: true,
    align: isWide ? 'left' : 'center',
    largest: unit * 22,
    maxLines: 4,
  })
  const drawPicture = printPhoto(stage, photo, printBox)
  return (context, moment) => {
    drawPicture(context, moment)
    const caption = captionAt(film.captions ?? [], moment.time)
    if (caption) drawCaption(context, stage, caption, { time: moment.time, box, hasPlate: false })
    else text.draw(context, moment)
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
