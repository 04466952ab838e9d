/**
 * Whether the versions got visits so unequally that chance can't explain it: then something loses or adds visits of
 * one version, and no result can be trusted. A healthy experiment is called broken less than once in a thousand,
 * however often it is looked at.
 */
export function isRatioBroken(visits: readonly number[]): boolean {
  return logRatioEvidence(visits) >= Math.log(1000)
}

/** Compares the average over all ways to divide the visits (a Dirichlet prior near equal shares) with equal shares. */
function logRatioEvidence(visits: readonly number[]): number {
  const total = visits.reduce((sum, count) => sum + count, 0)
  const arms = visits.length
  const average = visits.reduce((sum, count) => sum + logRising(weight, count), 0)
  return average - logRising(arms * weight, total) + total * Math.log(arms)
}

// Larger finds small deviations sooner, smaller finds large ones sooner.
const weight = 100

/** The logarithm of from · (from + 1) · … with `count` factors, by Stirling's series. */
const logRising = (from: number, count: number) => logGamma(from + count) - logGamma(from)

const logGamma = (value: number) =>
  (value - 0.5) * Math.log(value) - value + 1 / (12 * value) - 1 / (360 * value ** 3)
