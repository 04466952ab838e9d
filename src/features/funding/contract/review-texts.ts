import type { CreatorCheck, ReviewCheck } from './campaign-choices.ts'

export const reviewTexts = {
  title: 'Campaigns',
  about: 'Campaigns and changes that wait for a decision come first.',
  none: 'No campaigns to review.',
  creators: 'Creators',
  noCreators: 'No creator has asked to be verified.',
  waiting: 'Waiting for you',
  change: 'Change of a published campaign',
  incomplete: 'This campaign isn’t complete any more; its deadline may have passed.',
  checks: {
    story: 'The story is true and understandable',
    budget: 'The budget is plausible',
    terms: 'The terms can be kept',
    risks: 'The risks are named',
    rights: 'The creator owns the rights',
  } satisfies Record<ReviewCheck, string>,
  creatorChecks: {
    identity: 'The document matches the legal name',
    address: 'The address is plausible',
    channel: 'The channel belongs to the creator',
    bank: 'A bank account in this name exists',
  } satisfies Record<CreatorCheck, string>,
  checklist: 'Checklist',
  reason: 'Reason',
  approve: 'Approve',
  ask: 'Ask for changes',
  takeDown: 'Take down',
  verify: 'Verify',
  decline: 'Decline',
  history: 'History',
} as const
