import { expect, test } from 'vitest'
import { onboardingSteps } from '../contract/onboarding-fields.ts'
import { isStepFilled, lastStep, resumeAt } from './onboarding-progress.ts'

const first = {
  followerCount: '1M+',
  primaryPlatform: 'Twitch',
  contentNiche: 'Gaming',
  socialMediaTag: '@ada',
}
const second = { crovestInterest: 'Very interested', investmentGoals: 'Other' }

test('there are eight questions in three steps', () => {
  expect(lastStep).toBe(3)
  expect(onboardingSteps.flatMap(({ fields }) => fields)).toHaveLength(8)
})

test('a step is complete when none of its fields is blank', () => {
  expect(isStepFilled(1, {})).toBe(false)
  expect(isStepFilled(1, { ...first, socialMediaTag: '  ' })).toBe(false)
  expect(isStepFilled(1, first)).toBe(true)
  expect(isStepFilled(2, first)).toBe(false)
})

test('an interrupted onboarding resumes at the first missing answer', () => {
  expect(resumeAt({})).toBe(1)
  expect(resumeAt(first)).toBe(2)
  expect(resumeAt({ ...first, ...second })).toBe(3)
  expect(
    resumeAt({ ...first, ...second, currentChallenges: 'Other', expectations: 'All of the above' }),
  ).toBe(3)
})
