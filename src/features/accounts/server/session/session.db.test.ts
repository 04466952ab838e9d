import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser, cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
})
afterAll(() => running.close())

const session = async (headers: Record<string, string> = {}) => {
  const response = await running.app.request('/api/session', { headers })
  expect(response.headers.get('cache-control')).toBe('no-store')
  return (await response.json()) as unknown
}
const signedOut = { user: null }
const admin = {
  user: { email: 'admin@crovest.local', role: 'admin', userType: 'creator', secondFactor: 'offered' },
}

test('returns the signed-in user', async () => {
  expect(await session()).toEqual(signedOut)
  expect(await session(await cookieOf(running, 'admin'))).toEqual(admin)
})

test('rejects a session that has ended, is forged or belongs to a deleted user', async () => {
  expect(await session({ cookie: 'crovest.session_token=made.up' })).toEqual(signedOut)

  const ended = await cookieOf(running, 'admin')
  expect((await running.post('/api/auth/sign-out', {}, ended)).status).toBe(200)
  expect(await session(ended)).toEqual(signedOut)

  const user = await addUser(running)
  const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', user))
  expect(await session(cookie)).toEqual({ user: { email: user.email, role: 'user', userType: 'creator' } })
  await running.database.pool.query('delete from users where email = $1', [user.email])
  expect(await session(cookie)).toEqual(signedOut)
})

test('people who ask at the same time each get their own session', async () => {
  const [one, other, ended] = await Promise.all([
    cookieOf(running, 'admin'),
    cookieOf(running, 'associate'),
    cookieOf(running, 'admin'),
  ])
  await running.post('/api/auth/sign-out', {}, ended)
  const asked = await Promise.all([one, other, ended, other, one].map(session))
  const emails = asked.map((answer) => (answer as { user: { email: string } | null }).user?.email)
  const [admin, associate] = ['admin@crovest.local', 'associate@crovest.local']
  expect(emails).toEqual([admin, associate, undefined, associate, admin])
})

test('Remember me sets a 30-day cookie, otherwise it ends with the browser', async () => {
  const credentials = { email: 'admin@crovest.local', password: 'admin-password' }
  const cookie = async (rememberMe: boolean) =>
    (await running.post('/api/team/session', { ...credentials, rememberMe })).headers
      .getSetCookie()
      .find((line) => line.startsWith('crovest.session_token='))
  expect(await cookie(true)).toMatch(/Max-Age=2592000;.*HttpOnly/)
  expect(await cookie(false)).toMatch(/HttpOnly/)
  expect(await cookie(false)).not.toMatch(/Max-Age|Expires/)
})

test('no response contains the session token', async () => {
  const user = await addUser(running)
  const response = await running.post('/api/auth/sign-in/email', user)
  const cookie = cookieFrom(response)
  expect(await response.text()).not.toContain('token')
  const asked = await running.app.request('/api/auth/get-session', { headers: cookie })
  const text = await asked.text()
  expect(JSON.parse(text)).toMatchObject({ user: { email: user.email } })
  expect(text).not.toContain('"token"')
})

test('a team member signs in with the configured role, and the time is stored', async () => {
  const { pool } = running.database
  await pool.query(
    `update users set role = 'user', last_login_at = null where email = 'associate@crovest.local'`,
  )
  const before = new Date()
  const cookie = await cookieOf(running, 'associate')
  expect(await session(cookie)).toMatchObject({
    user: { email: 'associate@crovest.local', role: 'associate' },
  })
  const { rows } = await pool.query<{ last_login_at: Date }>(
    `select last_login_at from users where email = 'associate@crovest.local'`,
  )
  expect(rows[0]?.last_login_at.getTime()).toBeGreaterThanOrEqual(before.getTime())
})

test("the auth library's errors use our format, and most of its routes are closed", async () => {
  for (const path of ['/api/auth/update-user', '/api/auth/change-password', '/api/auth/list-sessions']) {
    const response = await running.post(path, {})
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { status: 'NOT_FOUND' } })
  }
})
