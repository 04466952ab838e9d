import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { currentChallenges } from '../contract/choices.ts'

let running: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  const { token } = (await (await running.post('/api/auth/token', await addUser(running))).json()) as {
    token: string
  }
  headers = { authorization: `Bearer ${token}` }
})
afterAll(() => running.close())

const call = async (name: string, profileData: unknown) =>
  (await (await running.post(`/api/callable/${name}`, { data: { profileData } }, headers)).json()) as unknown
const read = async (path: string) =>
  (await (await running.app.request(path, { headers })).json()) as { profile: unknown }

test('updating the content profile keeps omitted fields', async () => {
  await call('updateUserProfile', { description: 'I bake bread', topics: 'sourdough' })
  expect(await call('updateUserProfile', { audience: 'beginners' })).toMatchObject({
    data: { profile: { description: 'I bake bread', topics: 'sourdough', audience: 'beginners' } },
  })
  expect((await read('/api/profile/content')).profile).toMatchObject({ audience: 'beginners' })
})

test('completing the onboarding requires all eight answers', async () => {
  expect(await call('saveOnboardingProfile', { followerCount: '0-1K' })).toMatchObject({
    error: { status: 'INVALID_ARGUMENT', message: 'Please fill in all fields before proceeding.' },
  })
  const answers = {
    followerCount: '0-1K',
    primaryPlatform: 'YouTube',
    contentNiche: 'Lifestyle',
    socialMediaTag: '@bread',
    crovestInterest: 'Just exploring',
    investmentGoals: 'Other',
    currentChallenges: currentChallenges[0],
    expectations: 'All of the above',
  }
  expect(await call('saveOnboardingProfile', answers)).toMatchObject({
    data: { hasCompletedOnboarding: true, profile: answers },
  })
  expect((await read('/api/profile')).profile).toEqual(answers)
})

test('rejects unknown fields', async () => {
  expect(await call('updateUserProfile', { description: 'x', role: 'admin' })).toMatchObject({
    error: { status: 'INVALID_ARGUMENT' },
  })
})
