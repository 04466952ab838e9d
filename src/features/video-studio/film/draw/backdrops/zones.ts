import type { FilmContext } from '../../canvas.ts'
import type { Rect } from '../layout.ts'
import type { Stage } from '../stage.ts'

export type DrawBackdrop = (context: FilmContext, time: number) => void

/** How far the camera's zoom may move the edge of the text. */
const spare = 0.012

/** The bands above and below all text. */
export function zonesOf({ frame, outer }: Stage): { head: Rect; foot: Rect } {
  const bottom = outer.y + outer.height + frame.height * spare
  return {
    head: { ...frame, height: outer.y - frame.height * spare },
    foot: { ...frame, y: bottom, height: frame.height - bottom },
  }
}

/** A share of 0 to 1 that jumps up on each beat and falls. */
export const beatAt = (time: number, perSecond = 1.6) => Math.exp(-4 * ((time * perSecond) % 1))

export function disc(context: FilmContext, x: number, y: number, radius: number) {
  context.beginPath()
  context.arc(x, y, Math.max(0, radius), 0, Math.PI * 2)
}

/** A star or badge about the origin. */
export function star(context: FilmContext, points: number, reach: number, depth: number) {
  context.beginPath()
  for (let point = 0; point < points * 2; point++) {
    const radius = point % 2 === 0 ? reach : reach * depth
    const angle = (point / points) * Math.PI
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius)
  }
  context.closePath()
}
