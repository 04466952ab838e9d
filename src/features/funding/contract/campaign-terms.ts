/** The terms that the public pages state, each figure once. Pages and pictures count from here. */
export const campaignTerms = {
  longestInDays: 28,
  /** Of the goal, about: a project that reaches it counts as successful. */
  successShare: 0.8,
  /** After the campaign has ended. */
  repaymentInMonths: { from: 3, to: 9 },
  /** Open: a campaign can raise more than its goal. Fixed: it stops at the goal. */
  limits: ['open', 'fixed'],
  /** On business days: how soon a message is answered. */
  replyInHours: 24,
} as const

export const fundingModels = ['roi', 'rewards', 'donation'] as const
export type FundingModel = (typeof fundingModels)[number]
