/**
 * The terms of the example on the home page: a backer gets a share of what the project earns, and the plan is
 * to pay back this much of what they put in.
 */
export const examplePlan = { plannedReturn: 1.15, worst: 0, weak: 0.5, planned: 1, best: 1.5 } as const

export const contributionRange = { min: 25, max: 1000, step: 25, initial: 250 } as const

export type ExampleOutcome = {
  /** What the project earns, relative to its plan. */
  earnedShare: number
  /** In whole dollars. */
  paidBack: number
  /** Negative: a loss. */
  difference: number
}

/** What comes back to a backer if the project earns this share of its plan. Rounded down, never up. */
export function exampleReturn(contribution: number, earnedShare: number): ExampleOutcome {
  const paidBack = Math.floor(contribution * examplePlan.plannedReturn * Math.max(0, earnedShare) + 1e-9)
  return { earnedShare, paidBack, difference: paidBack - contribution }
}

/** The bad case first. */
export const exampleOutcomes = (contribution: number): ExampleOutcome[] =>
  [examplePlan.worst, examplePlan.weak, examplePlan.planned, examplePlan.best].map((share) =>
    exampleReturn(contribution, share),
  )
