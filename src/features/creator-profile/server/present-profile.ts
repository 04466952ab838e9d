import type { ContentProfile, ContentProfileResponse } from '../contract/content-profile.ts'
import type { OnboardingResponse, OnboardingInput } from '../contract/onboarding.ts'
import type { ContentProfileRow, CreatorProfileRow } from './creator-profile.store.ts'

export function presentOnboarding(email: string, row: CreatorProfileRow | undefined): OnboardingResponse {
  const profile = row ? onboardingOf(row) : null
  return { email, hasCompletedOnboarding: profile !== null, profile, ...versionOf(row) }
}

export const presentContentProfile = (row: ContentProfileRow | undefined): ContentProfileResponse => ({
  profile: row ? contentOf(row) : null,
  ...versionOf(row),
})

export const onboardingOf = (row: CreatorProfileRow): OnboardingInput => ({
  followerCount: row.followerCount,
  primaryPlatform: row.primaryPlatform,
  contentNiche: row.contentNiche,
  socialMediaTag: row.socialMediaTag,
  crovestInterest: row.crovestInterest,
  investmentGoals: row.investmentGoals,
  currentChallenges: row.currentChallenges,
  expectations: row.expectations,
})

export const contentOf = (row: ContentProfileRow): ContentProfile => ({
  description: row.description,
  platforms: row.platforms,
  audience: row.audience,
  topics: row.topics,
  tone: row.tone,
  admiredCreators: row.admiredCreators,
  forbiddenContent: row.forbiddenContent,
  videoLength: row.videoLength,
  brandHighlight: row.brandHighlight,
  cta: row.cta,
  additionalInfo: row.additionalInfo,
})

const versionOf = (row: { revision: number; updatedAt: Date } | undefined) => ({
  revision: row?.revision ?? 0,
  updatedAt: row?.updatedAt.toISOString() ?? null,
})
