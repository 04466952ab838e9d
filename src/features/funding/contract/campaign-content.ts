import { z } from 'zod'
import { currencies } from '#features/ledger/contract/ledger.ts'
import { campaignCategories, campaignLimits } from './campaign-choices.ts'
import { CampaignCover } from './campaign-draft.ts'
import { fundingModels } from './campaign-terms.ts'

/** A complete campaign. Published ones are stored as immutable versions; amounts are in minor units. */
export const CampaignContent = z.object({
  creatorName: z.string(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(campaignCategories),
  story: z.string(),
  risks: z.string(),
  currency: z.enum(currencies),
  goalMinor: z.int(),
  limit: z.enum(campaignLimits),
  models: z.array(z.enum(fundingModels)),
  /** Only with a revenue share. */
  roi: z.object({ sharePercent: z.int(), capPercent: z.int(), expectedRevenueMinor: z.int() }).nullable(),
  rewards: z.array(z.object({ title: z.string(), amountMinor: z.int(), delivery: z.string() })),
  budget: z.array(z.object({ label: z.string(), amountMinor: z.int() })),
  timeline: z.array(z.object({ when: z.string(), what: z.string() })),
  deadline: z.iso.datetime(),
  timeZone: z.string(),
  cover: CampaignCover.nullable(),
  coverAlt: z.string(),
})
export type CampaignContent = z.output<typeof CampaignContent>
