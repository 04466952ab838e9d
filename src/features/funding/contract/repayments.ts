import { z } from 'zod'
import { currencies } from '#features/ledger/contract/ledger.ts'
import { shareFailures } from '#features/payments/contract/share-failures.ts'
import { boundedText } from '#platform/common/text.ts'
import { CampaignId } from './campaigns.ts'
import { campaignLimitsOf as limits } from './campaign-limits.ts'
import { fundingModes } from './campaign-choices.ts'
import { repaymentMonths, repaymentRules, reportStatuses } from './repayment-choices.ts'
import { repaymentMessages as messages } from './repayment-texts.ts'

export const ReportParams = CampaignId.extend({
  month: z.coerce.number<string>().int().min(repaymentMonths.from).max(repaymentMonths.to),
})

export const RevenueInput = z.object({
  revenueMinor: z
    .int({ error: messages.revenue })
    .min(0, { error: messages.revenue })
    .max(repaymentRules.maxRevenue * 100, { error: messages.revenue }),
  currency: z.enum(currencies),
})
export type RevenueInput = z.output<typeof RevenueInput>

export const ReportId = z.object({ id: z.uuid() })

export const ReversalInput = z.object({
  reason: boundedText(limits.reason).trim().min(1, { error: messages.reason }),
})

const minor = z.int()

/** A month in which a campaign pays back. */
export const RepaymentMonth = z.object({
  month: z.int(),
  status: z.enum(reportStatuses),
  /** From when it can be reported, and until when it should be. */
  opensAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  revenueMinor: minor.nullable(),
  /** What all backers got together. */
  sharedMinor: minor.nullable(),
})
export type RepaymentMonth = z.output<typeof RepaymentMonth>

/** How a campaign pays back: totals, no names. */
export const Repayment = z.object({
  sharePercent: z.int(),
  capPercent: z.int(),
  /** The most that all backers with a revenue share can get, and what they got. */
  capMinor: minor,
  repaidMinor: minor,
  months: z.array(RepaymentMonth),
})
export type Repayment = z.output<typeof Repayment>

/** A report as its creator and the team see it. */
export const RevenueReport = z.object({
  id: z.uuid(),
  month: z.int(),
  revenueMinor: minor,
  sharedMinor: minor,
  currency: z.enum(currencies),
  attachment: z.object({ name: z.string(), size: z.int() }).nullable(),
  reportedAt: z.iso.datetime(),
  /** When the team had a look at it. */
  checkedAt: z.iso.datetime().nullable(),
  /** Set if it was a mistake and what it moved was taken back. */
  reversal: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
})
export type RevenueReport = z.output<typeof RevenueReport>

export const OwnRepayment = z.object({
  mode: z.enum(fundingModes),
  currency: z.enum(currencies),
  /** Null without a revenue share. */
  repayment: Repayment.nullable(),
  /** Oldest first, with those that were taken back. */
  reports: z.array(RevenueReport),
})
export type OwnRepayment = z.output<typeof OwnRepayment>

/** A campaign that pays back, for the team. */
export const RepaidCampaign = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  currency: z.enum(currencies),
  /** Its reports can't be taken back any more. */
  isClosed: z.boolean(),
  repayment: Repayment,
  reports: z.array(RevenueReport),
  /** What is on its way to backers. */
  unsentMinor: minor,
  /** What didn't reach them and has to be sent again. */
  failedShares: z.array(z.object({ failure: z.enum(shareFailures), count: z.int(), amountMinor: minor })),
})
export type RepaidCampaign = z.output<typeof RepaidCampaign>
export const RepaidCampaignList = z.object({ items: z.array(RepaidCampaign) })
