/** The terms that the public pages state. */
export const campaignTerms = {
  longestInDays: 28,
  successShare: 0.8,
  repaymentInMonths: { from: 3, to: 9 },
} as const
