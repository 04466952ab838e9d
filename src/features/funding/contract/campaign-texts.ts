import type {
  CampaignCategory,
  CampaignLimit,
  CampaignStatus,
  FundingMode,
  VerificationStatus,
} from './campaign-choices.ts'
import type { FundingModel } from './campaign-terms.ts'
import type { GalleryState } from './campaigns.ts'

export const statusTexts: Record<CampaignStatus, string> = {
  draft: 'Draft',
  submitted: 'In review',
  'changes-asked': 'Changes requested',
  approved: 'Approved',
  'pre-launch': 'Opening soon',
  live: 'Live',
  settling: 'Settling',
  funded: 'Funded',
  failed: 'Not funded',
  delivering: 'Delivering',
  closed: 'Closed',
}

export const categoryTexts: Record<CampaignCategory, string> = {
  film: 'Film',
  music: 'Music',
  podcast: 'Podcast',
  games: 'Games',
  education: 'Education',
  art: 'Art',
  other: 'Other',
}

export const modelTexts: Record<FundingModel, string> = {
  roi: 'Revenue share',
  rewards: 'Rewards',
  donation: 'Donation',
}

export const limitTexts: Record<CampaignLimit, string> = {
  fixed: 'Stops at the goal',
  open: 'Can go beyond the goal',
}

export const stateTexts: Record<GalleryState, string> = {
  soon: 'Opening soon',
  live: 'Live',
  over: 'Over',
}

export const verificationTexts: Record<VerificationStatus, string> = {
  none: 'Not verified',
  requested: 'Verification requested',
  verified: 'Verified',
  declined: 'Not verified: declined',
}

/** Shown on every page about a campaign. */
export const modeTexts: Record<FundingMode, string> = {
  reservations: 'Reservations are non-binding. No money is collected.',
  sandbox: 'Test money only. Nothing is charged.',
  live: '',
}

const count = (amount: number) => amount.toLocaleString('en')
const some = (amount: number, one: string, many: string) => `${count(amount)} ${amount === 1 ? one : many}`

export const campaignTexts = {
  endedReason: 'The deadline has passed. No money was collected.',
  accountDeleted: 'The creator deleted their account.',
  formerCreator: 'A former member',
  raised: {
    reserved: (amount: string, goal: string) => `${amount} reserved of ${goal}`,
    pledged: (amount: string, goal: string) => `${amount} pledged of ${goal}`,
    paid: (amount: string, goal: string) => `${amount} raised of ${goal}`,
  },
  raisedWords: { reserved: 'reserved', pledged: 'pledged', paid: 'raised' },
  people: {
    reserved: (amount: number) => some(amount, 'reservation', 'reservations'),
    pledged: (amount: number) => some(amount, 'backer', 'backers'),
    paid: (amount: number) => some(amount, 'backer', 'backers'),
  },
  followers: (amount: number) => some(amount, 'follower', 'followers'),
  daysLeft: (days: number) => `${some(days, 'day', 'days')} left`,
  ended: 'Ended',
  successMark: (amount: string) => `Success at ${amount} (80% of the goal)`,
  needed: (goal: string, few: number, many: number, have: number) =>
    `To raise ${goal} you need about ${count(few)}–${count(many)} followers; you have ${count(have)}.`,
  neededAbout: 'A rule of thumb: people give about 40 each, and one or two of ten followers take part.',
} as const

/** The server-rendered pages. */
export const publicTexts = {
  gallery: 'Campaigns',
  galleryAbout: 'Creators who are looking for support, and what they give back.',
  none: { title: 'No campaign matches', about: 'Try another filter.', button: 'Show all campaigns' },
  empty: {
    title: 'No campaigns yet',
    about: 'The first ones open soon. Join the waitlist and we’ll email you when they do.',
    button: 'Join the waitlist',
  },
  search: 'Search',
  all: 'All',
  category: 'Category',
  model: 'Giving back',
  state: 'State',
  show: 'Show',
  more: 'Next page',
  before: 'Previous page',
  by: (name: string) => `by ${name}`,
  story: 'Story',
  terms: 'What you get back',
  budget: 'What the money is for',
  timeline: 'Timeline',
  risks: 'Risks',
  updates: 'Updates',
  noUpdates: 'No updates yet.',
  questions: 'Questions and answers',
  noQuestions: 'No answered questions yet.',
  ask: 'Ask a question',
  askAbout: 'Your question is shown with the answer, without your name.',
  askLabel: 'Your question',
  askButton: 'Send question',
  share: 'Share',
  shareLink: 'Link to this page',
  shareCard: 'Save picture for posts',
  roi: (share: number, cap: string, from: number, to: number) =>
    `You get a part of ${share}% of the revenue in months ${from} to ${to}, at most ${cap}× what you gave. You can get back less than you gave, or nothing.`,
  example: (amount: string) => `For example, if you give ${amount}:`,
  cases: { bad: 'If it goes badly', expected: 'If it goes as expected', good: 'If it goes well' },
  exampleHead: ['Case', 'Revenue', 'You get back'],
  reward: (amount: string) => `from ${amount}`,
  delivery: (when: string) => `Delivery: ${when}`,
  donation: 'A donation. You get nothing back.',
  reserveTitle: 'Reserve without obligation',
  reserveAbout: 'You pay nothing now and owe nothing later. We ask you again before any payment is possible.',
  amount: (currency: string) => `Amount in ${currency}`,
  kind: 'What for',
  reserve: 'Reserve',
  change: 'Change reservation',
  cancel: 'Cancel reservation',
  yours: (amount: string) => `You reserved ${amount}.`,
  confirmTitle: 'The terms have changed',
  confirmAbout:
    'Please read the terms and reserve again if you still agree. Until then your earlier reservation stays.',
  signIn: 'Sign in to reserve, follow or ask',
  follow: 'Follow',
  unfollow: 'Stop following',
  closed: 'This campaign has ended and takes no reservations.',
  own: 'This is your campaign.',
  edit: 'Edit your campaign',
  deadline: (moment: string, hasEnded = false) => `${hasEnded ? 'Ended' : 'Ends'} ${moment}`,
  unknown: 'This campaign doesn’t exist.',
  back: 'All campaigns',
  done: {
    reserve: 'Reserved. No money was collected.',
    cancel: 'Your reservation is canceled.',
    follow: 'You follow this campaign.',
    unfollow: 'You don’t follow this campaign any more.',
    ask: 'Thank you. Your question is with the creator.',
  },
} as const

/** Campaigns and support in the team's timeline of a person. */
export const supportLines = {
  created: 'Started a campaign',
  reserved: (amount: string) => `Reserved ${amount}`,
  pledged: (amount: string) => `Pledged ${amount}`,
  canceled: 'Canceled',
} as const
