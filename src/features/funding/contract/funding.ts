import { z } from 'zod'
import { fundingModes } from './campaign-choices.ts'

export const ProjectQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(3) })

/** A campaign on the home page. Amounts are in whole minor units. */
export const Project = z.object({
  id: z.uuid(),
  /** The last part of its page's path. */
  slug: z.string(),
  title: z.string(),
  creatorName: z.string(),
  currency: z.string(),
  goalCents: z.int(),
  raisedCents: z.int(),
  /** Whether it was reserved without obligation or pledged with a card. */
  raisedKind: z.enum(['reserved', 'pledged', 'paid']),
  endsAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})
export type Project = z.output<typeof Project>

export const ProjectList = z.object({ mode: z.enum(fundingModes), items: z.array(Project) })
export type ProjectList = z.output<typeof ProjectList>

export const InvestmentSummary = z.object({ count: z.int(), amountCents: z.int(), earnedCents: z.int() })
export type InvestmentSummary = z.output<typeof InvestmentSummary>
