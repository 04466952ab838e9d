import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser, cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { listAudit } from '#features/audit/server.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const isSignedIn = async (headers: Record<string, string>) => {
  const { user } = (await (await running.app.request('/api/session', { headers })).json()) as {
    user: unknown
  }
  return user !== null
}
const lifetimes = async (email: string) => {
  const { rows } = await running.database.pool.query<{ hours: string }>(
    `select round(extract(epoch from expires_at - sessions.created_at) / 3600) as hours
     from sessions join users on users.id = user_id where email = $1`,
    [email],
  )
  return rows.map(({ hours }) => Number(hours))
}

test("a sign-in always creates a new session and ends the browser's previous one", async () => {
  const user = await addUser(running)
  const first = cookieFrom(await running.post('/api/auth/sign-in/email', user))
  const second = cookieFrom(await running.post('/api/auth/sign-in/email', user, first))
  expect(second['cookie']).not.toBe(first['cookie'])
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])

  // A planted cookie is not adopted.
  const planted = { cookie: 'crovest.session_token=planted.value', 'sec-fetch-site': 'same-origin' }
  const third = cookieFrom(await running.post('/api/auth/sign-in/email', user, planted))
  expect([await isSignedIn(planted), await isSignedIn(third)]).toEqual([false, true])
})

test("a failed sign-in keeps the browser's session", async () => {
  const user = await addUser(running)
  const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', user))
  await running.post('/api/auth/sign-in/email', { ...user, password: 'wrong' }, cookie)
  expect(await isSignedIn(cookie)).toBe(true)
})

test('a session lasts 30 days, or one day without Remember me, and use does not extend it', async () => {
  const user = await addUser(running)
  await running.post('/api/auth/sign-in/email', { ...user, rememberMe: false })
  expect(await lifetimes(user.email)).toEqual([24])
  const other = await addUser(running)
  const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', { ...other, rememberMe: true }))
  expect(await lifetimes(other.email)).toEqual([720])
  const { pool } = running.database
  await pool.query(
    `update sessions set created_at = created_at - interval '29 days', expires_at = expires_at - interval '29 days'
     where user_id = (select id from users where email = $1)`,
    [other.email],
  )
  expect(await isSignedIn(cookie)).toBe(true)
  expect(await lifetimes(other.email)).toEqual([720])
  await pool.query(`update sessions set expires_at = now() - interval '1 second'`)
  expect(await isSignedIn(cookie)).toBe(false)
})

test('behind TLS the cookie is HttpOnly and limited to this host', async () => {
  const encrypted = await startTestApp({ SITE_URL: 'https://crovest.example' })
  const response = await encrypted.post('/api/auth/sign-in/email', {
    email: 'admin@crovest.local',
    password: 'admin-password',
  })
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-crovest\.session_token=/)
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(cookie.split('; ')).toContain(attribute)
  expect(cookie).not.toContain('Domain')
  const session = await encrypted.app.request('/api/session', { headers: cookieFrom(response) })
  expect(await session.json()).toMatchObject({ user: { role: 'admin' } })
  const fromElsewhere = await encrypted.post(
    '/api/auth/sign-out',
    {},
    { cookie: cookieFrom(response)['cookie'] ?? '' },
  )
  expect(fromElsewhere.status).toBe(403)
  await encrypted.close()
})

test('only sign-ins of the team are in the audit log', async () => {
  const signIns = async () =>
    (await listAudit(running.database.db, { limit: 100 })).filter(({ action }) => action === 'team_sign_in')
  const before = (await signIns()).length
  await cookieOf(running, 'user')
  await cookieOf(running, 'associate')
  const after = await signIns()
  expect(after).toHaveLength(before + 1)
  expect(after[0]).toMatchObject({
    actorEmail: 'associate@crovest.local',
    subject: 'associate@crovest.local',
    details: { role: 'associate' },
  })
})

test('an unknown account takes as much work as a wrong password', async () => {
  const user = await addUser(running)
  const { password: hashing } = await running.auth.$context
  const calls: string[] = []
  const { hash, verify } = hashing
  hashing.hash = (text) => (calls.push('hash'), hash(text))
  hashing.verify = (given) => (calls.push('verify'), verify(given))
  await running.post('/api/auth/sign-in/email', { ...user, password: 'wrong' })
  await running.post('/api/auth/sign-in/email', { email: 'nobody@example.org', password: 'wrong' })
  Object.assign(hashing, { hash, verify })
  expect(calls).toEqual(['verify', 'hash'])
})

test('truncates the user agent', async () => {
  const user = await addUser(running)
  await running.post('/api/auth/sign-in/email', user, { 'user-agent': 'x'.repeat(5000) })
  const { rows } = await running.database.pool.query<{ length: number }>(
    `select length(user_agent) from sessions join users on users.id = user_id where email = $1`,
    [user.email],
  )
  expect(rows).toEqual([{ length: 300 }])
})
