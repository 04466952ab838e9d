/** The chance that an experiment without any difference ever names one. */
export const falseAlarmRate = 0.05

/** How many visits saw a version, and how many of them did what the experiment counts. */
export type Arm = { visits: number; conversions: number }

/** The difference between two rates, with the interval that contains the true one. */
export type Difference = { estimate: number; lower: number; upper: number }

/**
 * A confidence sequence for the difference of two rates (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, 2021): the
 * chance that the interval misses the true difference at any of all looks is at most `alpha`, so looking often costs
 * nothing. It is narrowest when both arms together have the planned visits. Undefined while there are too few
 * conversions for the approximation.
 */
export function findDifference(first: Arm, second: Arm, plan: Confidence): Difference | undefined {
  if (!hasEnough(first) || !hasEnough(second)) return undefined
  const estimate = rateOf(second) - rateOf(first)
  const progress = (first.visits + second.visits) / plan.plannedVisits
  const margin = Math.sqrt(varianceOf(first) + varianceOf(second)) * marginAt(progress, plan.alpha)
  return { estimate, lower: Math.max(estimate - margin, -1), upper: Math.min(estimate + margin, 1) }
}

export type Confidence = { alpha: number; plannedVisits: number }

/** In standard errors, at a part of the planned visits; a test with a single look at the end would need 2. */
export function marginAt(progress: number, alpha: number): number {
  const narrowest = -2 * Math.log(alpha) + Math.log(1 - 2 * Math.log(alpha))
  const scaled = narrowest * progress
  return Math.sqrt(2 * (1 + 1 / scaled) * Math.log(Math.sqrt(scaled + 1) / alpha))
}

const rateOf = ({ visits, conversions }: Arm) => (visits === 0 ? 0 : conversions / visits)

const hasEnough = ({ visits, conversions }: Arm) =>
  conversions >= leastConversions && visits - conversions >= leastConversions

/** With fewer, more than 5% of experiments without a difference could raise an alarm. */
const leastConversions = 10

// Half a conversion is added to both outcomes, so that early luck doesn't look like certainty.
function varianceOf({ visits, conversions }: Arm): number {
  const rate = (conversions + 0.5) / (visits + 1)
  return (rate * (1 - rate)) / visits
}
