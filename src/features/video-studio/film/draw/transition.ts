import type { FilmContext } from '../canvas.ts'
import type { Rect } from './layout.ts'
import { easeInOut, easeOut } from './motion.ts'
import type { Transition } from './styles.ts'

export const transitionSeconds = 0.3

type Passage = {
  transition: Transition
  /** 0 to 1. */
  share: number
  /** The scene's position in the film, which turns the direction. */
  index: number
  frame: Rect
  accent: string
  leave: () => void
  arrive: () => void
}

/** Draws the passage from one scene to the next. */
export function drawTransition(context: FilmContext, passage: Passage) {
  const { frame, index, leave, arrive } = passage
  const { width, height } = frame
  switch (passage.transition) {
    case 'push': {
      const share = easeInOut(passage.share)
      const isSideways = index % 2 === 0
      const [x, y] = isSideways ? [width, 0] : [0, height]
      moved(context, -x * share, -y * share, leave)
      moved(context, x * (1 - share), y * (1 - share), arrive)
      break
    }
    case 'wipe': {
      const share = easeInOut(passage.share)
      const slant = height * 0.18
      const edge = (width + slant * 2) * share - slant
      leave()
      clipped(
        context,
        () => slope(context, 0, edge + width * 0.08 * (1 - share), slant, height),
        () => {
          context.fillStyle = passage.accent
          context.fillRect(0, 0, width, height)
        },
      )
      clipped(context, () => slope(context, 0, edge, slant, height), arrive)
      break
    }
    case 'iris': {
      const share = easeInOut(passage.share)
      const reach = Math.hypot(width, height) / 2
      leave()
      const circle = (radius: number) => () => {
        context.beginPath()
        context.arc(width / 2, height / 2, Math.max(0, radius), 0, Math.PI * 2)
      }
      clipped(context, circle(reach * share * 1.06), () => {
        context.fillStyle = passage.accent
        context.fillRect(0, 0, width, height)
      })
      clipped(context, circle(reach * share), arrive)
      break
    }
    case 'zoom': {
      const share = easeOut(passage.share)
      scaled(context, frame, 1 - share * 0.12, leave)
      context.save()
      context.globalAlpha = share
      scaled(context, frame, 1.3 - share * 0.3, arrive)
      context.restore()
    }
  }
}

function moved(context: FilmContext, dx: number, dy: number, draw: () => void) {
  context.save()
  context.translate(dx, dy)
  draw()
  context.restore()
}

function scaled(context: FilmContext, { width, height }: Rect, scale: number, draw: () => void) {
  context.save()
  context.translate(width / 2, height / 2)
  context.scale(scale, scale)
  context.translate(-width / 2, -height / 2)
  draw()
  context.restore()
}

function clipped(context: FilmContext, path: () => void, draw: () => void) {
  context.save()
  path()
  context.clip()
  draw()
  context.restore()
}

function slope(context: FilmContext, left: number, edge: number, slant: number, height: number) {
  context.beginPath()
  context.moveTo(left, 0)
  context.lineTo(edge + slant, 0)
  context.lineTo(edge - slant, height)
  context.lineTo(left, height)
  context.closePath()
}
