/** How high each bar stands, of 100. The last one is the accent, as in the logo. */
const scenes = {
  /** Something grows. */
  rising: [22, 30, 26, 44, 40, 62, 58, 84],
  /** Nothing is here yet: the bars are about to grow. */
  empty: [10, 10, 10, 12, 12, 14, 14, 30],
  /** One is missing. */
  broken: [30, 38, 46, 0, 62, 70, 0, 86],
} as const

export type BarScene = keyof typeof scenes

const step = 20

/** The product's illustration, for the browser and for server-rendered pages: rectangles in a box of 160 by 100. */
export const risingBars = (scene: BarScene) =>
  scenes[scene].map((height, index, { length }) => {
    const isMissing = height === 0
    const shown = isMissing ? 50 : height
    return {
      kind: isMissing ? 'missing' : index === length - 1 ? 'last' : 'plain',
      shape: {
        x: index * step + 4,
        y: 100 - shown,
        width: 12,
        height: isMissing ? shown - 1 : shown,
        rx: Math.min(6, shown / 2),
      },
    } as const
  })
