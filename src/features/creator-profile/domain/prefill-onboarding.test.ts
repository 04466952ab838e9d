import { expect, test } from 'vitest'
import { OnboardingInput } from '../contract/onboarding.ts'
import { prefillOnboarding } from './prefill-onboarding.ts'

test.each([
  ['tiktok', { investmentGoals: 'Fund creative projects', primaryPlatform: 'TikTok' }],
  ['games', { investmentGoals: 'Fund creative projects', contentNiche: 'Gaming' }],
  ['podcast', { investmentGoals: 'Fund creative projects' }],
  [null, { investmentGoals: 'Fund creative projects' }],
])('a creator who chose %s finds %o filled in', (contentType, answers) => {
  expect(prefillOnboarding({ contentType })).toEqual(answers)
})

test('what is filled in is valid', () => {
  for (const contentType of ['youtube', 'tiktok', 'instagram', 'twitch', 'music', 'games', 'other'])
    expect(OnboardingInput.partial().safeParse(prefillOnboarding({ contentType })).success).toBe(true)
})
