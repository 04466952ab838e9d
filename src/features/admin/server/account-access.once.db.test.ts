import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestAs } from '#testing/request-as.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const isSignedIn = async (headers: Record<string, string>) =>
  (await running.app.request('/api/account', { headers })).status === 200

test('an admin can find an account and sign it out everywhere, with an audit entry', async () => {
  const user = await addUser(running)
  const other = await addUser(running)
  const signIn = async (who: object) => cookieFrom(await running.post('/api/auth/sign-in/email', who))
  const devices = [await signIn(user), await signIn(user)]
  const otherSession = await signIn(other)
  const request = await requestAs(running, 'admin')
  const find = async () =>
    (await request('GET', `accounts?email=${encodeURIComponent(user.email.toUpperCase())}`)).body.account
  const found = await find()
  expect(found).toEqual({
    id: expect.any(String) as string,
    email: user.email,
    role: 'user',
    lastSignInAt: expect.any(String) as string,
    sessions: 2,
    hasSecondFactor: false,
  })
  expect((await request('DELETE', `accounts/${found.id}/sessions`)).status).toBe(204)
  expect(await Promise.all(devices.map(isSignedIn))).toEqual([false, false])
  expect(await isSignedIn(otherSession)).toBe(true)
  expect((await find()).sessions).toBe(0)
  const { body } = await request('GET', 'audit?limit=1')
  expect(body.items).toMatchObject([
    { action: 'sessions_ended', actorEmail: 'admin@crovest.local', subject: user.email },
  ])
})

test('an associate cannot sign anyone out, and an unknown address is not an error', async () => {
  const associate = await requestAs(running, 'associate')
  expect((await associate('GET', 'accounts?email=admin@crovest.local')).status).toBe(403)
  const admin = await requestAs(running, 'admin')
  const { body } = await admin('GET', 'accounts?email=admin@crovest.local')
  expect((await associate('DELETE', `accounts/${body.account.id}/sessions`)).status).toBe(403)
  expect((await admin('GET', 'accounts?email=nobody@example.org')).body).toEqual({ account: null })
})
