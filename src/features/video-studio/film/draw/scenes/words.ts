import type { Scene } from '../../film.ts'
import { captionAt, drawCaption } from '../captions.ts'
import { drawIcon } from '../icon.ts'
import { inset, split, type Rect } from '../layout.ts'
import type { Draw, Stage } from '../stage.ts'
import { setText } from '../text-block.ts'

/** The hook: complete within half a second, and already there on the first frame. */
export function drawTitle(stage: Stage, scene: Scene): Draw {
  return drawLines(stage, scene, { isFast: true, isStacked: true, headStart: 0.55 })
}

/** A line word by word, with its picture. */
export function drawWords(stage: Stage, scene: Scene): Draw {
  return drawLines(stage, scene, { isFast: false, isStacked: stage.index % 2 === 0, headStart: 0 })
}

type Manner = { isFast: boolean; isStacked: boolean; headStart: number }

function drawLines(stage: Stage, { words, picture }: Scene, { isFast, isStacked, headStart }: Manner): Draw {
  const { assets, safe, unit, index, isWide, film } = stage
  const icon = picture?.kind === 'icon' ? assets.icons[picture.name] : undefined
  const area = inset(safe, unit * 2)
  const { text: box, icon: iconBox } = icon ? shareArea(stage, area) : { text: area, icon: undefined }
  const isLeft = !icon && (isWide || index % 3 === 1)
  const text = setText(stage, words, {
    box,
    isFast,
    isStacked,
    align: isLeft || (icon && isWide) ? 'left' : 'center',
    vertical: 'middle',
    largest: unit * (words.length < 4 ? 26 : 21),
  })
  const drawPicture = icon && iconBox ? drawIcon(stage, icon, iconBox, isFast ? 0 : 0.12) : undefined
  return (context, moment) => {
    const early = { ...moment, since: moment.since + headStart }
    drawPicture?.(context, early)
    const caption = isFast ? undefined : captionAt(film.captions ?? [], moment.time)
    if (caption) drawCaption(context, stage, caption, { time: moment.time, box, hasPlate: false })
    else text.draw(context, early)
  }
}

/** The picture stands above or below the text, in wide frames beside it. */
function shareArea({ isWide, index, unit }: Stage, area: Rect): { text: Rect; icon: Rect } {
  const isFirst = index % 2 === 0
  const share = isWide ? 0.36 : 0.42
  const [first, second] = split(area, isFirst ? share : 1 - share, unit * 4, isWide)
  return isFirst ? { icon: first, text: second } : { icon: second, text: first }
}
