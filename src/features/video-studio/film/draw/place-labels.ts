import type { Rect } from './layout.ts'
import { clamp } from './motion.ts'

type Pin = { x: number; y: number; width: number }

/** Where the names of pins stand: below or above them or at their side, inside the box and clear of what is there. */
export function placeLabels(
  pins: readonly Pin[],
  { box, height, gap, rise }: { box: Rect; height: number; gap: number; rise: number },
): Rect[] {
  const heads = pins.map(({ x, y }) => ({
    x: x - rise / 3,
    y: y - rise * 0.8,
    width: rise / 1.5,
    height: rise * 0.8,
  }))
  const placed: Rect[] = []
  for (const { x, y, width } of pins) {
    const sides = [
      { x: x - width / 2, y: y + gap },
      { x: x - width / 2, y: y - rise - height },
      { x: x + rise / 2, y: y - rise },
      { x: x - rise / 2 - width, y: y - rise },
      // Where three places are close, the edge of the map is left.
      { x: x - width / 2, y: box.y + box.height },
      { x: x - width / 2, y: box.y },
    ].map((corner) => within(box, { ...corner, width, height }))
    const isClear = (side: Rect, others: readonly Rect[]) => !others.some((other) => overlaps(side, other))
    const free = sides.filter((side) => isClear(side, placed))
    placed.push(free.find((side) => isClear(side, heads)) ?? free[0] ?? sides[0]!)
  }
  return placed
}

const within = (box: Rect, { x, y, width, height }: Rect): Rect => ({
  x: clamp(x, box.x, box.x + box.width - width),
  y: clamp(y, box.y, box.y + box.height - height),
  width,
  height,
})

const overlaps = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
