import type { OnboardingInput } from '../contract/onboarding.ts'

/** The creators waitlist's answers, as stored. */
export type WaitlistAnswers = { contentType: string | null }

const answersFor: Readonly<Record<string, Partial<OnboardingInput>>> = {
  youtube: { primaryPlatform: 'YouTube' },
  tiktok: { primaryPlatform: 'TikTok' },
  instagram: { primaryPlatform: 'Instagram' },
  twitch: { primaryPlatform: 'Twitch' },
  music: { contentNiche: 'Music' },
  games: { contentNiche: 'Gaming' },
}

/** What the waitlist has already asked. Everything can be changed before it is saved. */
export const prefillOnboarding = ({ contentType }: WaitlistAnswers): Partial<OnboardingInput> => ({
  // Everyone on that list named a target for a campaign.
  investmentGoals: 'Fund creative projects',
  ...answersFor[contentType ?? ''],
})
