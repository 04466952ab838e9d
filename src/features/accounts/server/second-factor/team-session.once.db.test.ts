import { afterAll, beforeAll, expect, test } from 'vitest'
import { backgroundHeader } from '#platform/common/background-request.ts'
import { passMinutes } from '#testing/second-factor.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const admin = 'admin@crovest.local'
const isSignedIn = async (headers: Record<string, string>) =>
  (await running.app.request('/api/account/second-factor', { headers })).status === 200

test('a team session ends an hour after its last use, also for the auth library', async () => {
  const headers = await cookieOf(running, 'admin')
  await passMinutes(running, admin, 59)
  expect(await isSignedIn(headers)).toBe(true)
  await passMinutes(running, admin, 59)
  expect(await isSignedIn(headers)).toBe(true)
  await passMinutes(running, admin, 61)
  expect(await isSignedIn(headers)).toBe(false)
  const response = await running.app.request('/api/auth/get-session', { headers })
  expect(await response.json()).toBeNull()
})

test('background requests of a page do not extend a team session', async () => {
  const headers = await cookieOf(running, 'admin')
  await passMinutes(running, admin, 59)
  expect(await isSignedIn({ ...headers, [backgroundHeader]: '1' })).toBe(true)
  await passMinutes(running, admin, 2)
  expect(await isSignedIn(headers)).toBe(false)
})

test('a team session ends twelve hours after its sign-in, even if it is used', async () => {
  const headers = await cookieOf(running, 'admin')
  for (let hour = 0; hour < 12; hour++) {
    await passMinutes(running, admin, 59)
    expect(await isSignedIn(headers)).toBe(true)
  }
  await passMinutes(running, admin, 13)
  expect(await isSignedIn(headers)).toBe(false)
})

test("a team session created for thirty days gets the team's limits", async () => {
  const headers = await cookieOf(running, 'admin')
  const shiftSession = (sign: string) =>
    running.database.pool.query(
      `update sessions set expires_at = now() + interval '20 days', created_at = now() ${sign}
       where user_id = (select id from users where email = $1)`,
      [admin],
    )
  await shiftSession("- interval '11 hours'")
  expect(await isSignedIn(headers)).toBe(true)
  await passMinutes(running, admin, 61)
  expect(await isSignedIn(headers)).toBe(false)

  const second = await cookieOf(running, 'admin')
  await shiftSession("- interval '13 hours'")
  expect(await isSignedIn(second)).toBe(false)
})

test('a creator stays signed in for days without use', async () => {
  const headers = await cookieOf(running, 'user')
  await running.database.pool.query(
    `update sessions set created_at = created_at - interval '20 days', expires_at = expires_at - interval '20 days'
     where user_id in (select id from users where role = 'user')`,
  )
  expect(await isSignedIn(headers)).toBe(true)
})
