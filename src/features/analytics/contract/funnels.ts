import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { maxFilterLength } from './filters.ts'

export const maxFunnels = 20
export const maxFunnelSteps = 10

const FunnelStep = z.object({
  kind: z.enum(['page', 'button']),
  name: boundedText(maxFilterLength).min(1, { error: 'Please choose a page or a button.' }),
})
export type TeamFunnelStep = z.output<typeof FunnelStep>

export const FunnelInput = z.object({
  name: boundedText(100).trim().min(1, { error: 'Please enter a name.' }),
  steps: z
    .array(FunnelStep)
    .min(2, { error: 'Please add at least two steps.' })
    .max(maxFunnelSteps, { error: `Please use at most ${maxFunnelSteps} steps.` }),
})
export type FunnelInput = z.output<typeof FunnelInput>

export const FunnelId = z.object({ id: z.uuid() })

const count = z.int().nonnegative()

export const TeamFunnel = z.object({
  id: z.uuid(),
  name: z.string(),
  visits: count.describe('All visits of the range that match the filters.'),
  steps: z
    .array(FunnelStep.extend({ visits: count }))
    .describe('Visits that did this step after all steps before it, in this order.'),
})
export type TeamFunnel = z.output<typeof TeamFunnel>
export const TeamFunnels = z.object({ items: z.array(TeamFunnel) })
export const StoredFunnel = FunnelInput.extend({ id: z.uuid() })
