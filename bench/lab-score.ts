/** Milliseconds a visitor with a phone waits; `shift` is the layout shift, in screens. */
export type LabRun = { firstPaint: number; largestPaint: number; blocked: number; shift: number }

/**
 * Lighthouse's mobile weights: the value that scores 0.9, the one that scores 0.5, and the weight. The first
 * paint stands in for the speed index, which needs a recording, because pages show their text at first paint.
 */
const parts: { of: (run: LabRun) => number; good: number; middling: number; weight: number }[] = [
  { of: (run) => run.firstPaint, good: 1800, middling: 3000, weight: 0.1 },
  { of: (run) => run.firstPaint, good: 3387, middling: 5800, weight: 0.1 },
  { of: (run) => run.largestPaint, good: 2500, middling: 4000, weight: 0.25 },
  { of: (run) => run.blocked, good: 200, middling: 600, weight: 0.3 },
  { of: (run) => run.shift, good: 0.1, middling: 0.25, weight: 0.25 },
]

/** From 0 to 100. */
export const scoreLabRun = (run: LabRun): number =>
  Math.round(
    100 *
      parts.reduce((sum, { of, good, middling, weight }) => sum + weight * share(of(run), good, middling), 0),
  )

// The log-normal curve through (good, 0.9) and (middling, 0.5): the share of slower pages.
function share(value: number, good: number, middling: number): number {
  if (value <= 0) return 1
  const ninetieth = 1.281_551_565_545
  const spread = Math.log(middling / good) / ninetieth
  return 1 - normal(Math.log(value / middling) / spread)
}

// The normal distribution by Abramowitz and Stegun, 26.2.17, with an error below 0.000 000 1.
function normal(x: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(x))
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
  return x > 0 ? 1 - tail : tail
}
