import { dayMs } from '#platform/common/durations.ts'
import type { Experiment } from '../contract/experiments.ts'
import { judgeExperiment, type NamedArm } from '../domain/judge-experiment.ts'
import { daysToVerdict } from '../domain/time-to-verdict.ts'
import { armsOf, codeOf } from './count-visits.ts'
import type { StoredExperiment, VariantSums } from './experiments.store.ts'

export function presentExperiment(
  stored: StoredExperiment,
  sums: readonly VariantSums[],
  now: number,
): Experiment {
  const [control, ...others] = armsOf(stored).map(({ name, variant }): NamedArm => {
    const found = sums.find((sum) => sum.experimentId === stored.id && sum.variant === variant)
    return { name, visits: found?.visits ?? 0, conversions: found?.conversions ?? 0 }
  })
  if (!control) throw new Error(`The experiment ${stored.id} has no versions`)
  const plan = { rate: stored.expectedRate, smallestEffect: stored.smallestEffect }
  const { verdict, comparisons } = judgeExperiment([control, ...others], plan)
  const isOpen = verdict.kind === 'undecided' && stored.stoppedAt === null
  return {
    id: stored.id,
    code: codeOf(stored),
    factor: stored.factor,
    metric: stored.metric,
    smallestEffect: inPoints(stored.smallestEffect),
    expectedRate: inPoints(stored.expectedRate),
    startedAt: stored.startedAt.toISOString(),
    startedBy: stored.startedBy,
    stoppedAt: stored.stoppedAt?.toISOString() ?? null,
    arms: [
      { ...control, difference: null },
      ...comparisons.map(({ difference, ...arm }) => ({
        ...arm,
        difference: difference
          ? {
              estimate: inPoints(difference.estimate),
              lower: inPoints(difference.lower),
              upper: inPoints(difference.upper),
            }
          : null,
      })),
    ],
    verdict: verdict.kind,
    better: verdict.kind === 'better' ? verdict.name : null,
    daysLeft: isOpen
      ? daysLeft([control, ...others], { ...plan, arms: others.length + 1 }, stored, now)
      : null,
  }
}

function daysLeft(
  arms: readonly NamedArm[],
  plan: { rate: number; smallestEffect: number; arms: number },
  { startedAt }: StoredExperiment,
  now: number,
): number | null {
  const days = Math.max((now - startedAt.getTime()) / dayMs, 1)
  const visits = arms.reduce((sum, arm) => sum + arm.visits, 0)
  if (visits === 0) return null
  return Math.max(daysToVerdict({ ...plan, visitsPerDay: visits / days }) - Math.floor(days), 1)
}

/** Parts of 1 as percentage points with at most two decimals. */
export const inPoints = (part: number) => Math.round(part * 10_000) / 100
