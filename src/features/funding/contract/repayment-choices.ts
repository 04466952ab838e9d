import { campaignTerms } from './campaign-terms.ts'

/** Months are counted from the campaign's deadline. */
export const repaymentMonths = campaignTerms.repaymentInMonths

export const repaymentRules = {
  /** Days after the end of a month until its report is late. */
  dueDays: 14,
  /** Days that a mistake can be corrected before a campaign that has repaid everything closes. */
  correctionDays: 7,
  /** The most revenue in a month, in major units. */
  maxRevenue: 10_000_000,
} as const

/**
 * - `upcoming`: the month isn't over
 * - `open`: can be reported now
 * - `late`: can be reported, and should have been
 * - `reported`
 * - `missing`: never reported
 * - `not-needed`: backers had got everything
 */
export const reportStatuses = ['upcoming', 'open', 'late', 'reported', 'missing', 'not-needed'] as const
export type ReportStatus = (typeof reportStatuses)[number]
