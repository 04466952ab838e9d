import { z } from 'zod'
import { factors, type Factor } from '#features/analytics/contract/experiments.ts'
import { experimentMessages as messages } from './messages.ts'

export const experimentFactors = Object.keys(factors) as [Factor, ...Factor[]]

/** What counts as a success; both are steps of the funnel. */
export const experimentMetrics = ['conversion', 'waitlist_click'] as const
export type ExperimentMetric = (typeof experimentMetrics)[number]

/** In percentage points. */
export const effectLimits = { least: 0.1, most: 50 } as const

export const NewExperiment = z.object({
  factor: z.enum(experimentFactors, { error: messages.factor }),
  metric: z.enum(experimentMetrics, { error: messages.metric }),
  smallestEffect: z
    .number({ error: messages.smallestEffect })
    .min(effectLimits.least, messages.smallestEffect)
    .max(effectLimits.most, messages.smallestEffect)
    .describe('The smallest improvement worth finding, in percentage points.'),
})
export type NewExperiment = z.output<typeof NewExperiment>

export const ExperimentId = z.object({ id: z.uuid({ error: messages.notFound }) })

const count = z.int().nonnegative()

const difference = z
  .object({ estimate: z.number(), lower: z.number(), upper: z.number() })
  .describe('In percentage points, compared with the first version. Valid at any number of looks.')

export const Experiment = z.object({
  id: z.uuid(),
  code: z.string(),
  factor: z.enum(experimentFactors),
  metric: z.enum(experimentMetrics),
  smallestEffect: z.number(),
  expectedRate: z.number().describe('Of the current version when the experiment started, in percent.'),
  startedAt: z.iso.datetime(),
  startedBy: z.string(),
  stoppedAt: z.iso.datetime().nullable(),
  arms: z.array(
    z.object({
      name: z.string(),
      visits: count,
      conversions: count,
      difference: difference
        .nullable()
        .describe('Null for the first version, and while there is too little.'),
    }),
  ),
  verdict: z.enum(['undecided', 'unequal_visits', 'better', 'no_improvement']),
  better: z.string().nullable().describe('The version that is better, if that is the verdict.'),
  daysLeft: z
    .int()
    .nullable()
    .describe('At the traffic so far, until four of five such experiments have a verdict.'),
})
export type Experiment = z.output<typeof Experiment>

export const Experiments = z.object({
  items: z.array(Experiment).describe('Newest first.'),
  traffic: z
    .object({ visitsPerDay: z.number(), rates: z.record(z.enum(experimentMetrics), z.number()) })
    .describe('Of the last 30 days; rates in percent.'),
})
export type Experiments = z.output<typeof Experiments>
