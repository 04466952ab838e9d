import { brand } from '#platform/common/brand.ts'

/** The three waitlists, as stored and as in the URL. */
export const audiences = ['creators', 'investors', 'backers'] as const
export type Audience = (typeof audiences)[number]

/** The three audiences in their own words; an investor and a backer are easily confused. */
export const audienceWords: Record<Audience, string> = {
  creators: 'I create',
  backers: 'I back projects',
  investors: `I want to invest in ${brand.name} itself`,
}

// Keys are stored, values are the labels.

export const contentTypes = {
  youtube: 'YouTube',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  twitch: 'Twitch',
  podcast: 'Podcast',
  music: 'Music',
  film: 'Film',
  games: 'Games',
  other: 'Other',
} as const

export const fundingTargets = {
  'under-2k': 'Under $2k',
  '2k-5k': '$2k to $5k',
  '5k-15k': '$5k to $15k',
  '15k-50k': '$15k to $50k',
  '50k-plus': '$50k and more',
} as const

export const contributionSizes = {
  'under-50': 'Under $50',
  '50-250': '$50 to $250',
  '250-1k': '$250 to $1k',
  '1k-5k': '$1k to $5k',
  '5k-plus': '$5k and more',
} as const

export const returnModels = {
  roi: 'Return on investment',
  rewards: 'Rewards',
  donation: 'Donation, no return',
  mix: 'A mix',
} as const

export const investorTypes = {
  angel: 'Angel investor',
  'micro-vc': 'Micro VC',
  'family-office': 'Family office',
  strategic: 'Strategic investor',
  other: 'Other',
} as const

export const checkSizes = {
  '100k-250k': '$100k to $250k',
  '250k-1m': '$250k to $1M',
  '1m-plus': '$1M and more',
} as const

export const ratings = { 1: 'Bad', 2: 'Poor', 3: 'Fair', 4: 'Good', 5: 'Excellent' } as const
