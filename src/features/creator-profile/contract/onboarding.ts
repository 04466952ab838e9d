import { z } from 'zod'
import { lineOfText } from '#platform/common/text.ts'
import {
  contentNiches,
  crovestInterests,
  currentChallenges,
  expectations,
  followerCounts,
  investmentGoals,
  primaryPlatforms,
} from './choices.ts'
import { profileMessages } from './messages.ts'
import { maxTagLength } from './onboarding-fields.ts'
import { Revision, storedVersion } from './revision.ts'

const missing = profileMessages.incomplete
const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, {
    error: ({ input }) =>
      input === undefined || input === '' ? missing : 'Please choose one of the answers on the list.',
  })

const unknownField = {
  error: ({ code }: { code?: string }) =>
    code === 'unrecognized_keys' ? profileMessages.unknownField : undefined,
}

/** The onboarding answers: all eight are required. */
export const OnboardingInput = z.strictObject(
  {
    followerCount: oneOf(followerCounts),
    primaryPlatform: oneOf(primaryPlatforms),
    contentNiche: oneOf(contentNiches),
    socialMediaTag: lineOfText(maxTagLength, missing).trim().min(1, { error: missing }),
    crovestInterest: oneOf(crovestInterests),
    investmentGoals: oneOf(investmentGoals),
    currentChallenges: oneOf(currentChallenges),
    expectations: oneOf(expectations),
  },
  unknownField,
)
export type OnboardingInput = z.output<typeof OnboardingInput>

export const OnboardingWrite = OnboardingInput.extend({ revision: Revision.optional() })

export const OnboardingResponse = z.object({
  email: z.string(),
  hasCompletedOnboarding: z.boolean(),
  profile: OnboardingInput.nullable(),
  /** Answers known from the waitlist, before the onboarding is complete. */
  prefill: OnboardingInput.partial().optional(),
  ...storedVersion,
})
export type OnboardingResponse = z.output<typeof OnboardingResponse>
