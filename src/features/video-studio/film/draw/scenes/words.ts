import type { FilmWord, Scene } from '../../film.ts'
import { captionAt, drawCaption } from '../captions.ts'
import { createEcho } from '../echo.ts'
import { drawIcon } from '../icon.ts'
import { inset, split, type Rect } from '../layout.ts'
import { clamp, spring } from '../motion.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** The hook: complete within half a second. */
export function drawTitle(stage: Stage, scene: Scene): Draw {
  return drawLines(stage, scene, true)
}

/** A line word by word as a poster, with its picture. */
export function drawWords(stage: Stage, scene: Scene): Draw {
  return drawLines(stage, scene, false)
}

function drawLines(stage: Stage, scene: Scene, isFast: boolean): Draw {
  const { words, picture } = scene
  const { assets, safe, unit, firstTurn, isWide, index, film } = stage
  const icon = picture?.kind === 'icon' ? assets.icons[picture.name] : undefined
  // A wide frame moves further at its edges when the picture comes closer.
  const area = inset(safe, Math.max(unit * 2, film.width * 0.016))
  if (!icon && countAlone(film.scenes, index) % 2 === 1) return drawPanel(stage, words, area)
  const { text: box, icon: iconBox } = icon ? shareArea(stage, area) : { text: area, icon: undefined }
  const isLeft = icon ? isWide : firstTurn % 3 !== 2
  const text = setText(stage, words, {
    box,
    isFast,
    isStacked: true,
    align: isLeft ? 'left' : 'center',
    vertical: 'middle',
    largest: unit * (words.length < 4 ? 22 : 18),
    maxLines: 8,
  })
  const drawPicture = icon && iconBox ? drawIcon(stage, icon, iconBox, isFast ? 0 : 0.12) : undefined
  const drawEcho = icon ? undefined : createEcho(stage, words)
  return (context, moment) => {
    drawEcho?.(context, moment.time)
    drawPicture?.(context, moment)
    const caption = isFast ? undefined : captionAt(film.captions ?? [], moment.time)
    if (caption) drawCaption(context, stage, caption, { time: moment.time, box, hasPlate: false })
    else text.draw(context, moment)
  }
}

/** How many scenes with words alone come right before one. */
function countAlone(scenes: readonly Scene[], index: number): number {
  const before = scenes.slice(0, index)
  const last = before.findLastIndex(({ kind, picture }) => picture !== null || !isText(kind))
  return before.length - last - 1
}

const isText = (kind: Scene['kind']) => kind === 'words' || kind === 'title'

/** Every second of several scenes with words alone looks unlike the one before: its text is on a block of color. */
function drawPanel(stage: Stage, words: readonly FilmWord[], area: Rect): Draw {
  const { scheme, style, unit, film, frame } = stage
  const { accent, onAccent } = scheme
  const turned: Stage = {
    ...stage,
    // The panel has only two colors, so emphasis can't use a third.
    style: { ...style, emphasis: style.emphasis === 'plate' ? 'plate' : 'underline' },
    scheme: { background: accent, soft: accent, ink: onAccent, accent: onAccent, onAccent: accent },
  }
  const text = setText(turned, words, {
    box: inset(area, unit * 3),
    isStacked: true,
    align: 'left',
    largest: unit * 18,
    maxLines: 8,
  })
  const { y, height } = text.bounds
  const pad = unit * 7
  const box = { ...area, y: y - pad * 0.5, height: height + pad }
  return (context, moment) => {
    const grown = clamp(spring(moment.since + 0.05, { pace: 2.4, damping: 1 }))
    context.fillStyle = accent
    context.fillRect(0, y - pad, frame.width * grown, height + pad * 2)
    const caption = captionAt(film.captions ?? [], moment.time)
    if (caption) drawCaption(context, turned, caption, { time: moment.time, box, hasPlate: false })
    else text.draw(context, moment)
  }
}

/** The picture stands above or below the text, in wide frames beside it; it may leave the area that text keeps to. */
export function shareArea(
  { isWide, firstTurn, unit, frame, outer }: Stage,
  area: Rect,
  share = isWide ? 0.4 : 0.44,
): { text: Rect; icon: Rect } {
  const isFirst = firstTurn % 2 === 0
  const [first, second] = split(area, isFirst ? share : 1 - share, unit * 4, isWide)
  if (isFirst) {
    const rise = isWide ? 0 : outer.y * 0.35
    return { icon: { ...first, y: first.y - rise, height: first.height + rise }, text: second }
  }
  const fall = isWide ? 0 : (frame.height - outer.y - outer.height) * 0.5
  return { text: first, icon: { ...second, height: second.height + fall } }
}
