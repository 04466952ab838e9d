import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { eventually } from '#testing/eventually.ts'
import { tokenIn, waitForMails } from '#testing/mailed-token.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser, cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  await running.startBackgroundJobs()
})
afterAll(() => running.close())

type Cookie = Record<string, string>

async function request(method: string, path: string, cookie: Cookie, body?: unknown) {
  const response = await running.app.request(`/api/account${path}`, {
    method,
    headers: { ...cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const content = (text ? JSON.parse(text) : {}) as Record<string, unknown> & Partial<ErrorEnvelope>
  return { status: response.status, headers: response.headers, content, message: content.error?.message }
}

async function newcomer() {
  const user = await addUser(running)
  return { ...user, cookie: await signInOn(user) }
}
const signInOn = async ({ email, password }: { email: string; password: string }, userAgent = '') =>
  cookieFrom(
    await running.post(
      '/api/auth/sign-in/email',
      { email, password },
      userAgent ? { 'user-agent': userAgent } : {},
    ),
  )
/** Makes the session an hour old. */
const age = (email: string) =>
  running.database.pool.query(
    `update sessions set created_at = now() - interval '1 hour'
     where user_id = (select id from users where email = $1)`,
    [email],
  )

test('the account can be read and renamed', async () => {
  const { email, cookie } = await newcomer()
  expect((await request('PATCH', '', cookie, { name: '  Ada Lovelace ' })).status).toBe(200)
  expect((await request('GET', '', cookie)).content).toEqual({
    email,
    emailVerified: true,
    name: 'Ada Lovelace',
    createdAt: expect.any(String) as string,
    hasPassword: true,
    isTeam: false,
    asksForProof: false,
  })
  for (const name of ['', '   ', 'x'.repeat(81), 'two\nlines', null])
    expect((await request('PATCH', '', cookie, { name })).status).toBe(400)
})

test('no request of its owner changes a role', async () => {
  const { email, password, cookie } = await newcomer()
  const forbidden = { role: 'admin', userType: 'investor', emailVerified: true, id: 'mine' }
  await request('PATCH', '', cookie, { name: 'Ambitious', ...forbidden })
  await request('PUT', '/email', cookie, { email: 'x@example.org', currentPassword: password, ...forbidden })
  await request('PUT', '/password', cookie, {
    currentPassword: password,
    password: 'new password',
    ...forbidden,
  })
  for (const path of ['update-user', 'admin/set-role', 'update-session'])
    expect((await running.post(`/api/auth/${path}`, { role: 'admin' }, cookie)).status).toBe(404)
  const { rows } = await running.database.pool.query('select role, user_type from users where email = $1', [
    email,
  ])
  expect(rows).toEqual([{ role: 'user', user_type: 'creator' }])
})

test('a new password requires the old one and ends every other session', async () => {
  const user = await newcomer()
  const elsewhere = await signInOn(user)
  const change = (currentPassword: string | undefined, password = 'the new password') =>
    request('PUT', '/password', user.cookie, { currentPassword, password, confirmPassword: password })
  expect(await change('wrong')).toMatchObject({
    status: 403,
    message: 'Incorrect password. Please try again.',
  })
  expect(await change(undefined)).toMatchObject({ status: 403, message: 'Please enter your password.' })
  expect((await change(user.password, '123456')).status).toBe(400)
  expect((await change(user.password)).status).toBe(200)
  expect((await request('GET', '', elsewhere)).status).toBe(401)
  expect((await request('GET', '', user.cookie)).status).toBe(200)
  expect((await running.post('/api/auth/sign-in/email', user)).status).toBe(401)
})

test('a new address takes effect when its link is opened, and the old one is notified', async () => {
  const user = await newcomer()
  const wanted = `new-${user.email}`
  expect((await request('PUT', '/email', user.cookie, { email: user.email })).message).toBe(
    'This is already your address.',
  )
  // Required even for a fresh session.
  const withoutProof = await request('PUT', '/email', user.cookie, { email: wanted })
  expect(withoutProof).toMatchObject({ status: 403, message: 'Please enter your password.' })
  const requested = await request('PUT', '/email', user.cookie, {
    email: wanted,
    currentPassword: user.password,
  })
  expect(requested.status).toBe(202)
  expect((await request('GET', '', user.cookie)).content).toMatchObject({ email: user.email })

  const [mail] = await waitForMails(running, wanted, 1)
  const confirm = () =>
    running.app.request('/api/auth/email-confirmation', {
      method: 'PUT',
      body: JSON.stringify({ token: tokenIn(mail!) }),
      headers: { ...user.cookie, 'content-type': 'application/json' },
    })
  const elsewhere = await signInOn(user)
  expect((await confirm()).status).toBe(200)
  expect((await request('GET', '', elsewhere)).status).toBe(401)
  expect((await confirm()).status).toBe(400)
  expect((await request('GET', '', user.cookie)).content).toMatchObject({
    email: wanted,
    emailVerified: true,
  })
  const notified = await waitForMails(running, user.email, 2)
  expect(notified.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      'Someone wants to change your Crovest email address',
      'Your Crovest email address was changed',
    ]),
  )
})

test('a taken or team address gets the same response and is never assigned', async () => {
  const [user, other] = [await newcomer(), await newcomer()]
  for (const email of [other.email, 'admin@crovest.local'])
    expect(
      (await request('PUT', '/email', user.cookie, { email, currentPassword: user.password })).status,
    ).toBe(202)
  // Jobs run in order, so once a later email has arrived, no earlier one is pending.
  await request('POST', '/email-confirmation', user.cookie)
  await waitForMails(running, user.email, 3)
  const { rows } = await running.database.pool.query(
    `select value from verifications where identifier like 'email-change:%'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(await readOutbox(running.config.dataDir, other.email)).toHaveLength(0)
})

test('sessions are listed with readable names and can be ended from another device', async () => {
  const user = await newcomer()
  const phone = await signInOn(
    user,
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36',
  )
  const list = async () =>
    (await request('GET', '/sessions', user.cookie)).content['items'] as {
      id: string
      device: string
      isCurrent: boolean
    }[]
  const before = await list()
  expect(before.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Chrome on Android', false],
    ['An unknown device', true],
  ])
  const stranger = await newcomer()
  expect((await request('DELETE', `/sessions/${before[0]!.id}`, stranger.cookie)).status).toBe(404)
  expect((await request('DELETE', `/sessions/${before[0]!.id}`, user.cookie)).status).toBe(204)
  expect((await request('GET', '', phone)).status).toBe(401)
  expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true])
  await signInOn(user)
  expect((await request('DELETE', '/sessions', user.cookie)).status).toBe(204)
  expect(await list()).toHaveLength(1)
})

const formsOf = async (email: string) =>
  (await running.database.pool.query('select 1 from waitlist_submissions where email_key = $1', [email]))
    .rowCount
const joinWaitlist = (email: string) =>
  running.post('/api/forms/waitlist', {
    userType: 'creators',
    contentType: 'youtube',
    fundingTarget: 'under-2k',
    email,
  })

test('the export contains everything about its owner and no secret', async () => {
  const { email, cookie } = await newcomer()
  await joinWaitlist(email.toUpperCase())
  await running.post('/api/forms/tool_interest', { email, tool: 'pitch-deck' })
  const { status, headers, content } = await request('GET', '/export', cookie)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="crovest-data_\d{4}-\d\d-\d\d\.json"$/,
  )
  expect(headers.get('cache-control')).toBe('no-store')
  expect(content).toMatchObject({
    account: { email, role: 'user' },
    waysToSignIn: [{ provider: 'credential' }],
    sessions: [{ id: expect.any(String) as string }],
    forms: {
      waitlist: [{ contentType: 'youtube' }],
      contact: [],
      newsletter: [],
      other: [{ formType: 'tool_interest' }],
    },
  })
  expect(JSON.stringify(content)).not.toMatch(/scrypt|token|password"/i)
})

test('an unconfirmed address gives no access to data stored under it', async () => {
  const email = 'somebody-else@example.org'
  await joinWaitlist(email)
  const cookie = cookieFrom(await running.post('/api/auth/sign-up/email', { email, password: 'an impostor' }))
  expect((await request('GET', '/export', cookie)).content['forms']).toEqual({
    withheld: 'Confirm your email address to see what was sent from it.',
  })
  expect((await request('DELETE', '', cookie, {})).status).toBe(200)
  expect(await formsOf(email)).toBe(1)
})

test('deleting an account removes all its data and ends its session', async () => {
  const user = await newcomer()
  await joinWaitlist(user.email)
  await age(user.email)
  expect(await request('DELETE', '', user.cookie, {})).toMatchObject({
    status: 403,
    message: 'Please enter your password.',
  })
  expect((await request('DELETE', '', user.cookie, { currentPassword: 'wrong' })).status).toBe(403)
  const deleted = await request('DELETE', '', user.cookie, { currentPassword: user.password })
  expect(deleted).toMatchObject({ status: 200, content: { user: null } })
  expect(deleted.headers.getSetCookie().join()).toMatch(/crovest\.session_token=;.*Max-Age=0/)
  expect(await formsOf(user.email)).toBe(0)
  for (const table of ['users where email', 'verifications where value'])
    expect((await running.database.pool.query(`select 1 from ${table} = $1`, [user.email])).rowCount).toBe(0)
  expect(await request('GET', '', user.cookie)).toMatchObject({
    status: 401,
    message: "You're not signed in, or your session has expired. Please sign in again.",
  })
  expect((await running.post('/api/auth/sign-in/email', user)).status).toBe(401)
  await eventually(async () => {
    const subjects = (await waitForMails(running, user.email, 1)).map(({ subject }) => subject)
    expect(subjects).toContain('Your Crovest account has been deleted')
  })
})

test('team accounts can be neither deleted nor moved to another address', async () => {
  const cookie = await cookieOf(running, 'admin')
  expect((await request('DELETE', '', cookie, { currentPassword: 'admin-password' })).status).toBe(403)
  expect((await request('PUT', '/email', cookie, { email: 'me@example.org' })).status).toBe(403)
  expect((await request('GET', '', cookie)).content).toMatchObject({ isTeam: true })
})
