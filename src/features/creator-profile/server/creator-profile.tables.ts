import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instantNow } from '#platform/server/database/columns.ts'
import { ownerId } from '#features/accounts/server.ts'
import type { ContentProfile } from '../contract/content-profile.ts'
import type { OnboardingInput } from '../contract/onboarding.ts'

/** One row per user, deleted with the account. A function because tables can't share column objects. */
const profile = () => ({
  userId: ownerId().primaryKey(),
  /** Incremented on every save for optimistic locking. */
  revision: integer().notNull().default(1),
  createdAt: instantNow(),
  updatedAt: instantNow(),
})

const answer = <Name extends keyof OnboardingInput>(_name: Name) =>
  text().$type<OnboardingInput[Name]>().notNull()

/** The onboarding answers. The onboarding is complete if a row exists. */
export const creatorProfiles = pgTable('creator_profiles', {
  ...profile(),
  followerCount: answer('followerCount'),
  primaryPlatform: answer('primaryPlatform'),
  contentNiche: answer('contentNiche'),
  socialMediaTag: answer('socialMediaTag'),
  crovestInterest: answer('crovestInterest'),
  investmentGoals: answer('investmentGoals'),
  currentChallenges: answer('currentChallenges'),
  expectations: answer('expectations'),
})

const openText = () => text().notNull().default('')

/** What the AI tools know about a creator's content. */
export const contentProfiles = pgTable('content_profiles', {
  ...profile(),
  description: text().notNull(),
  platforms: openText(),
  audience: openText(),
  topics: openText(),
  tone: openText().$type<ContentProfile['tone']>(),
  admiredCreators: openText(),
  forbiddenContent: openText(),
  videoLength: openText().$type<ContentProfile['videoLength']>(),
  brandHighlight: openText(),
  cta: openText(),
  additionalInfo: openText(),
})
