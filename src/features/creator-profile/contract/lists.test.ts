import { expect, test } from 'vitest'
import { contentNiches, currentChallenges } from './choices.ts'
import { contentFields } from './content-fields.ts'
import { ContentProfileInput } from './content-profile.ts'
import { onboardingSteps } from './onboarding-fields.ts'
import { OnboardingInput } from './onboarding.ts'

test('there are 18 niches from Lifestyle to Other and 9 challenges, without duplicates', () => {
  expect([contentNiches.length, contentNiches[0], contentNiches.at(-1)]).toEqual([18, 'Lifestyle', 'Other'])
  expect(currentChallenges).toHaveLength(9)
  expect(new Set(contentNiches).size + new Set(currentChallenges).size).toBe(27)
})

test('each schema has exactly the fields of its form', () => {
  const shown = onboardingSteps.flatMap(({ fields }) => fields.map(({ name }) => name))
  expect(shown.toSorted()).toEqual(Object.keys(OnboardingInput.shape).toSorted())
  expect(contentFields.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(ContentProfileInput.shape).toSorted(),
  )
  expect(contentFields).toHaveLength(11)
})

test('every choice in a list passes validation', () => {
  for (const { name, choices } of onboardingSteps.flatMap(({ fields }) => fields))
    for (const choice of choices ?? ['@ada'])
      expect(OnboardingInput.shape[name].safeParse(choice).success, `${name}: ${choice}`).toBe(true)
})
