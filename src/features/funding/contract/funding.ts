import { z } from 'zod'

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
  endsAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})
export type Project = z.output<typeof Project>

export const InvestmentSummary = z.object({ count: z.int(), amountCents: z.int(), earnedCents: z.int() })
export type InvestmentSummary = z.output<typeof InvestmentSummary>
