import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser, cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { exportProfile, prepareContentSearch } from './read-profile.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const answers = {
  followerCount: '10K-50K',
  primaryPlatform: 'TikTok',
  contentNiche: 'Food & Cooking',
  socialMediaTag: '@ada.bakes',
  crovestInterest: 'Just exploring',
  investmentGoals: 'Buy equipment',
  currentChallenges: 'Posting consistently',
  expectations: 'All of the above',
}
const content = { description: 'I restore old ovens.', tone: 'Humorous & Light', topics: 'ovens, bread' }

const write = async (cookie: Record<string, string>, body: unknown, part = '') => {
  const response = await running.app.request(`/api/profile${part}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...cookie },
  })
  return { status: response.status, body: (await response.json()) as Result }
}
const read = async (cookie: Record<string, string>, part = '') =>
  (await (await running.app.request(`/api/profile${part}`, { headers: cookie })).json()) as Result
type Result = {
  profile?: Record<string, string> | null
  revision?: number
  error?: { status: string; message: string; details: { fields: Record<string, string> } }
}

test('onboarding answers can be read back by their creator only', async () => {
  const user = await addUser(running)
  const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', user))
  const nothing = { email: user.email, hasCompletedOnboarding: false, profile: null, revision: 0 }
  expect(await read(cookie)).toEqual({ ...nothing, updatedAt: null })
  expect((await write(cookie, { ...answers, revision: 0 })).status).toBe(200)
  expect(await read(cookie)).toMatchObject({
    email: user.email,
    hasCompletedOnboarding: true,
    profile: answers,
    revision: 1,
  })
  expect(await read(await cookieOf(running, 'user'))).toMatchObject({ profile: null })
})

test('the content profile stores what was entered and leaves the rest empty', async () => {
  const cookie = await cookieOf(running, 'user')
  expect(await read(cookie, '/content')).toEqual({ profile: null, revision: 0, updatedAt: null })
  const saved = await write(cookie, { ...content, description: '  I restore old ovens. ' }, '/content')
  expect(saved.body.profile).toMatchObject({ ...content, audience: '', videoLength: '' })
  expect((await read(cookie, '/content')).profile).toEqual(saved.body.profile)
  expect(Object.keys(saved.body.profile ?? {})).toHaveLength(11)
})

test.each([
  ['', answers],
  ['/content', content],
])('rejects a write to /api/profile%s based on an outdated revision', async (part, profile) => {
  const cookie = await cookieOf(running, 'user')
  expect((await write(cookie, { ...profile, revision: 0 }, part)).body.revision).toBe(1)
  const late = await write(cookie, { ...profile, revision: 0 }, part)
  expect([late.status, late.body.error?.status]).toEqual([409, 'ABORTED'])
  expect((await write(cookie, { ...profile, revision: 1 }, part)).body.revision).toBe(2)
  expect((await write(cookie, profile, part)).body.revision).toBe(3)
})

test('one of two concurrent first saves succeeds and the other gets a conflict', async () => {
  const cookie = await cookieOf(running, 'user')
  const both = await Promise.all(
    ['@first', '@second'].map((socialMediaTag) => write(cookie, { ...answers, socialMediaTag, revision: 0 })),
  )
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  const winner = both.find(({ status }) => status === 200)
  expect((await read(cookie)).profile).toEqual(winner?.body.profile)
})

const wrong: [string, string, Record<string, unknown>, string][] = [
  ['a missing answer', '', { ...answers, expectations: undefined }, 'expectations'],
  ['a blank answer', '', { ...answers, socialMediaTag: ' \u00a0 ' }, 'socialMediaTag'],
  ['an answer that is not on its list', '', { ...answers, followerCount: '2K' }, 'followerCount'],
  ['an answer that is too long', '', { ...answers, socialMediaTag: 'x'.repeat(101) }, 'socialMediaTag'],
  ['two lines in a single-line field', '', { ...answers, socialMediaTag: '@a\n@b' }, 'socialMediaTag'],
  ['a role', '', { ...answers, role: 'admin' }, 'body'],
  ["another user's id", '', { ...answers, userId: 'another' }, 'body'],
  ['an invalid revision', '', { ...answers, revision: -1 }, 'revision'],
  ['a blank description', '/content', { description: ' \n ' }, 'description'],
  ['a description that is too long', '/content', { description: 'x'.repeat(2001) }, 'description'],
  ['an optional text that is too long', '/content', { ...content, cta: 'x'.repeat(1001) }, 'cta'],
  ['a tone that is not on the list', '/content', { ...content, tone: 'Loud' }, 'tone'],
  ['a list instead of a text', '/content', { ...content, topics: ['ovens'] }, 'topics'],
  ['a text that cannot be stored', '/content', { ...content, audience: 'a\0b' }, 'audience'],
  ['an unknown field', '/content', { ...content, hasCompletedOnboarding: true }, 'body'],
]

test.each(wrong)('rejects %s and stores nothing', async (_what, part, body, field) => {
  const cookie = await cookieOf(running, 'user')
  const refused = await write(cookie, body, part)
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.error?.details.fields ?? {})).toEqual([field])
  expect(await read(cookie, part)).toMatchObject({ profile: null, revision: 0 })
})

test('an empty onboarding is rejected with the specified message for every field', async () => {
  const { body } = await write(await cookieOf(running, 'user'), {})
  expect(body.error?.message).toBe('Please fill in all fields before proceeding.')
  expect(Object.keys(body.error?.details.fields ?? {})).toEqual(Object.keys(answers))
})

test('both profiles are available to other features and the export, and deleted with the account', async () => {
  const user = await addUser(running)
  const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', user))
  const { db, pool } = running.database
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [user.email])
  const id = rows[0]?.id ?? ''
  const findContent = prepareContentSearch(db)
  expect(await findContent(id)).toBeUndefined()

  await write(cookie, answers)
  await write(cookie, content, '/content')
  expect(await findContent(id)).toMatchObject(content)
  expect(await exportProfile(db, id)).toMatchObject({
    hasCompletedOnboarding: true,
    creatorProfile: { ...answers, revision: 1 },
    contentProfile: { ...content, revision: 1 },
  })

  await pool.query('delete from users where id = $1', [id])
  expect(await exportProfile(db, id)).toEqual({
    hasCompletedOnboarding: false,
    onboardingCompletedAt: null,
    creatorProfile: null,
    contentProfile: null,
  })
})
