import { z } from 'zod'
import { currencies } from '#features/ledger/contract/ledger.ts'
import { boundedText, lineOfText } from '#platform/common/text.ts'
import { campaignCategories, campaignLimits } from './campaign-choices.ts'
import { campaignLimitsOf as limits } from './campaign-limits.ts'
import { fundingModels } from './campaign-terms.ts'

const line = (max: number) => lineOfText(max).default('')
const amount = line(20)
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(limits.lines).default([])

/** Where the cover's files are; written by the server only. */
export const CampaignCover = z.object({ kind: z.enum(['picture', 'film']), name: z.uuid() })
export type CampaignCover = z.output<typeof CampaignCover>

/**
 * A campaign as its creator typed it. Amounts are text and nothing is required, so that autosave keeps
 * everything, even what isn't valid yet.
 */
export const CampaignDraft = z.object({
  creatorName: line(80),
  title: line(limits.title),
  summary: line(limits.summary),
  category: z.enum(campaignCategories).default('other'),
  story: boundedText(limits.text).default(''),
  risks: boundedText(limits.text).default(''),
  currency: z.enum(currencies).default('USD'),
  goal: amount,
  limit: z.enum(campaignLimits).default('fixed'),
  models: z.array(z.enum(fundingModels)).max(fundingModels.length).default([]),
  roiShare: line(5),
  roiCap: line(5),
  expectedRevenue: amount,
  rewards: list(z.object({ title: line(limits.line), amount, delivery: line(limits.line) })),
  budget: list(z.object({ label: line(limits.line), amount })),
  timeline: list(z.object({ when: line(60), what: line(limits.line) })),
  deadlineDate: line(10),
  deadlineTime: line(5),
  timeZone: line(60),
  coverAlt: line(limits.line),
})
export type CampaignDraft = z.output<typeof CampaignDraft>

/** What a new campaign starts with. */
export const emptyDraft = (): CampaignDraft => CampaignDraft.parse({})
