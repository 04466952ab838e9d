/** The limits of a campaign's fields; amounts are in major units and apply to every currency. */
export const campaignLimitsOf = {
  title: 90,
  summary: 200,
  text: 8_000,
  line: 140,
  lines: 12,
  goal: { min: 100, max: 1_000_000 },
  reservation: { min: 1, max: 50_000 },
  roiShare: { min: 1, max: 40 },
  roiCap: { min: 1, max: 3 },
  /** From the submission to the deadline, review and pre-launch included. */
  maxDaysAhead: 180,
  perCreator: 20,
  coverBytes: 8 * 1024 * 1024,
  documentBytes: 10 * 1024 * 1024,
  documents: 10,
  update: 4_000,
  question: 600,
  reason: 1_000,
} as const

/**
 * Rules of thumb of reward crowdfunding: a supporter gives about $40, and one or two of ten followers become
 * supporters.
 */
export const supportRules = { typicalAmount: 40, followersPerTenSupporters: { few: 50, many: 100 } } as const
