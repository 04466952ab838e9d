import { falseAlarmRate, findDifference, type Arm, type Difference } from './confidence.ts'
import { isRatioBroken } from './sample-ratio.ts'
import { plannedVisits, type Plan } from './time-to-verdict.ts'

export type NamedArm = Arm & { name: string }

export type Comparison = NamedArm & { difference: Difference | undefined }

export type Verdict =
  | { kind: 'undecided' }
  | { kind: 'unequal_visits' }
  | { kind: 'better'; name: string }
  | { kind: 'no_improvement' }

/**
 * Compares every version with the first. `better`: a version's rate is higher. `no_improvement`: no version
 * can be better by the smallest effect that was worth looking for.
 */
export function judgeExperiment(
  [control, ...others]: readonly [NamedArm, ...NamedArm[]],
  plan: Omit<Plan, 'arms'>,
): { verdict: Verdict; comparisons: Comparison[] } {
  const confidence = {
    alpha: falseAlarmRate / others.length,
    plannedVisits: 2 * plannedVisits({ ...plan, arms: others.length + 1 }),
  }
  const comparisons = others.map((arm) => ({ ...arm, difference: findDifference(control, arm, confidence) }))
  return { verdict: decide(control, comparisons, plan.smallestEffect), comparisons }
}

function decide(control: NamedArm, comparisons: readonly Comparison[], smallestEffect: number): Verdict {
  if (isRatioBroken([control, ...comparisons].map(({ visits }) => visits))) return { kind: 'unequal_visits' }
  const [best] = comparisons
    .filter(({ difference }) => difference !== undefined && difference.lower > 0)
    .toSorted((a, b) => estimateOf(b) - estimateOf(a))
  if (best) return { kind: 'better', name: best.name }
  const isHopeless = comparisons.every(({ difference }) => difference && difference.upper < smallestEffect)
  return { kind: isHopeless ? 'no_improvement' : 'undecided' }
}

const estimateOf = ({ difference }: Comparison) => difference?.estimate ?? 0
