/** Every state of a campaign, in order. */
export const campaignStatuses = [
  'draft',
  'submitted',
  'changes-asked',
  'approved',
  'pre-launch',
  'live',
  'settling',
  'funded',
  'failed',
  'delivering',
  'closed',
] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** Published: has a public page. */
export const publicStatuses = [
  'pre-launch',
  'live',
  'settling',
  'funded',
  'failed',
  'delivering',
  'closed',
] as const satisfies readonly CampaignStatus[]

export const isPublicStatus = (status: CampaignStatus): boolean =>
  (publicStatuses as readonly CampaignStatus[]).includes(status)

/** While people can reserve, follow and ask. */
export const openStatuses = ['pre-launch', 'live'] as const satisfies readonly CampaignStatus[]

export const isOpenStatus = (status: CampaignStatus): boolean =>
  (openStatuses as readonly CampaignStatus[]).includes(status)

/** Who moves a campaign: its creator, the team, or a job at the deadline. */
export const campaignActors = ['creator', 'team', 'system'] as const
export type CampaignActor = (typeof campaignActors)[number]

export const campaignActions = [
  'submit',
  'withdraw',
  'ask-changes',
  'approve',
  'open',
  'launch',
  'end',
  'settle',
  'fund',
  'fail',
  'deliver',
  'close',
  'cancel',
] as const
export type CampaignAction = (typeof campaignActions)[number]

/** A published campaign's changes are reviewed without taking it off the site. */
export const changeActions = ['submit-change', 'withdraw-change', 'approve-change', 'ask-change'] as const
export type RecordedAction = CampaignAction | (typeof changeActions)[number]

export const fundingModes = ['reservations', 'sandbox', 'live'] as const
export type FundingMode = (typeof fundingModes)[number]

// Re-exported, because rules may only know their own feature's contract.
export { currencies, type Currency } from '#features/ledger/contract/ledger.ts'

/** Open: a campaign can raise more than its goal. Fixed: it stops at the goal. */
export const campaignLimits = ['fixed', 'open'] as const
export type CampaignLimit = (typeof campaignLimits)[number]

export const campaignCategories = ['film', 'music', 'podcast', 'games', 'education', 'art', 'other'] as const
export type CampaignCategory = (typeof campaignCategories)[number]

/** What the team checks before it approves a campaign. */
export const reviewChecks = ['story', 'budget', 'terms', 'risks', 'rights'] as const
export type ReviewCheck = (typeof reviewChecks)[number]

/** What the team checks before a creator may publish. */
export const creatorChecks = ['identity', 'address', 'channel', 'bank'] as const
export type CreatorCheck = (typeof creatorChecks)[number]

export const verificationStatuses = ['none', 'requested', 'verified', 'declined'] as const
export type VerificationStatus = (typeof verificationStatuses)[number]
