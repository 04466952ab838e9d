/** The terms stated on the public pages; texts and charts derive their figures from here. */
export const campaignTerms = {
  maxDays: 28,
  /** Approximate share of the goal at which a project counts as funded. */
  successShare: 0.8,
  /** After the campaign ends. */
  repaymentInMonths: { from: 3, to: 9 },
  /** Open: a campaign can raise more than its goal. Fixed: it stops at the goal. */
  limits: ['open', 'fixed'],
  /** Reply time on business days. */
  replyInHours: 24,
} as const

export const fundingModels = ['roi', 'rewards', 'donation'] as const
export type FundingModel = (typeof fundingModels)[number]

export const fundingPaths = {
  newestProjects: '/api/projects?limit=3',
  investmentSummary: '/api/investments/summary',
} as const
