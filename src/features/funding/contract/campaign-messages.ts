import { campaignLimitsOf as limits } from './campaign-limits.ts'

/** What can be wrong with a draft, by field. */
export const draftMessages = {
  creatorName: 'Please enter the name people will see.',
  title: 'Please give your campaign a title.',
  summary: 'Please sum up your campaign in one sentence.',
  story: 'Please tell your story in at least 200 characters.',
  risks: 'Please say what could go wrong, in at least 40 characters.',
  amount: 'Please enter an amount such as 8000 or 12.50.',
  currency: (published: string) =>
    `This campaign was published in ${published}, which can’t change. Please choose ${published} again.`,
  goal: (min: string, max: string) => `Please choose a goal from ${min} to ${max}.`,
  models: 'Please choose at least one way of giving back.',
  roiShare: `Please enter a whole percentage from ${limits.roiShare.min} to ${limits.roiShare.max}.`,
  roiCap: `Please enter a number from ${limits.roiCap.min} to ${limits.roiCap.max}, such as 1.5.`,
  expectedRevenue: 'Please enter the revenue you expect. It is used in the example only.',
  rewards: 'Please add at least one reward.',
  rewardTitle: 'Please name this reward.',
  delivery: 'Please say when you’ll deliver it.',
  budget: 'Please add at least one line, so that people see what the money is for.',
  budgetLabel: 'Please say what this is for.',
  budgetSum: (sum: string, goal: string) => `These lines add up to ${sum}, but your goal is ${goal}.`,
  timeline: 'Please complete this line or remove it.',
  deadline: 'Please choose a date, a time and a time zone.',
  deadlinePast: 'This deadline has passed. Please choose a later one.',
  deadlineFar: `Please choose a deadline in the next ${limits.maxDaysAhead} days.`,
  coverAlt: 'Please describe the cover for people who can’t see it.',
} as const

export const campaignMessages = {
  unknown: 'This campaign doesn’t exist.',
  changed:
    'This campaign was changed in another window. What you typed is still here: copy what you need, then reload.',
  tooMany: `You can have at most ${limits.perCreator} campaigns.`,
  notDraft: 'This campaign can’t be deleted, because it was published.',
  underReview: 'Your campaign is being reviewed. Withdraw it to make changes.',
  ended: 'This campaign has ended. It can’t be changed any more.',
  noCover: 'There is no cover yet.',
  film: 'Please choose one of your finished films.',
  moves: {
    'not-possible': 'This isn’t possible any more. Please reload to see where the campaign stands.',
    'not-allowed': 'You can’t do this.',
    complete: 'Something is missing. Please look at the marked fields.',
    checklist: 'Please tick every point of the checklist first.',
    verified: 'Our team has to verify you before your campaign can be published.',
    reason: 'Please give a reason.',
    'open-time': 'The deadline is too close. Please choose a later one before you launch.',
    window: 'The deadline must be in the next 28 days when you launch. Please change it first.',
    ended: 'The deadline hasn’t passed yet.',
    money: 'This site takes reservations only.',
    'no-money': 'This is possible on a site that takes reservations only.',
  },
  ownReview: 'You can’t review your own campaign.',
} as const

export const reservationMessages = {
  closed: 'This campaign doesn’t take reservations any more. Nothing was reserved.',
  amount: (min: string, max: string) => `Please enter an amount from ${min} to ${max}. Nothing was reserved.`,
  currency: (currency: string) => `This campaign uses ${currency}. Nothing was reserved.`,
  model: 'Please choose one of this campaign’s ways of giving back. Nothing was reserved.',
  reward: 'Please choose one of this campaign’s rewards. Nothing was reserved.',
  rewardAmount: (amount: string) => `This reward starts at ${amount}. Nothing was reserved.`,
  full: (left: string) => `Only ${left} is left until the goal. Nothing was reserved.`,
  stale: 'The campaign has changed since you opened it. Please read the new terms, then reserve again.',
  own: 'You can’t reserve in your own campaign.',
  unconfirmed:
    'Confirm your email address first. Open the link in our email, or request a new one on your account page.',
  none: 'You have no reservation in this campaign.',
} as const
