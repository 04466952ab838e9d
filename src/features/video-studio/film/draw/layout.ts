export type Rect = { x: number; y: number; width: number; height: number }

/**
 * The part of the frame that the apps leave free: in 9:16 their buttons cover the right edge and their
 * texts the bottom.
 */
export function safeAreaOf({ width, height }: { width: number; height: number }): Rect {
  const { top, bottom, left, right } = marginsOf(width / height)
  return {
    x: width * left,
    y: height * top,
    width: width * (1 - left - right),
    height: height * (1 - top - bottom),
  }
}

function marginsOf(shape: number) {
  if (shape < 0.7) return { top: 0.12, bottom: 0.2, left: 0.07, right: 0.13 }
  if (shape < 1.2) return { top: 0.08, bottom: 0.1, left: 0.07, right: 0.07 }
  return { top: 0.09, bottom: 0.13, left: 0.06, right: 0.06 }
}

/** A smaller rectangle with the same centre. */
export const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - by * 2,
  height: height - by * 2,
})

/** Cuts a rectangle in two, from the top or the left. */
export function split(rect: Rect, share: number, gap: number, isWide: boolean): [Rect, Rect] {
  const { x, y, width, height } = rect
  if (isWide) {
    const first = (width - gap) * share
    return [
      { x, y, width: first, height },
      { x: x + first + gap, y, width: width - gap - first, height },
    ]
  }
  const first = (height - gap) * share
  return [
    { x, y, width, height: first },
    { x, y: y + first + gap, width, height: height - gap - first },
  ]
}

export const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 })
