import { expect, test } from 'vitest'
import { ContentProfileInput } from '../contract/content-profile.ts'
import { prefillContent } from './prefill-content.ts'

test('the answers of the onboarding are not asked for again', () => {
  const profile = prefillContent({ primaryPlatform: 'TikTok', contentNiche: 'Music' }, 'I build synths')
  expect(profile).toMatchObject({
    description: 'I build synths',
    platforms: 'TikTok',
    additionalInfo: 'My niche: Music',
    topics: '',
  })
  expect(ContentProfileInput.parse(profile)).toEqual(profile)
})

test('an answer that names nothing leaves its field empty', () => {
  const profile = prefillContent({ primaryPlatform: 'Multiple platforms', contentNiche: 'Other' })
  expect(Object.values(profile).every((value) => value === '')).toBe(true)
})
