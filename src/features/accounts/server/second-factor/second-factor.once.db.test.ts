import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeAllFactors } from './second-factor.store.ts'
import { requestAccount, passMinutes, setUpApp, teamMember } from '#testing/second-factor.ts'
import { makeLinkToken } from '#testing/account-link.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser, cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const scale = { RATE_LIMIT_SCALE: '1000' }
let running: TestApp
beforeAll(async () => {
  running = await startTestApp(scale)
})
beforeEach(async () => {
  // Otherwise the later ones of so many sign-ins to one account would be delayed.
  await running.database.pool.query('delete from rate_limits')
  for (const { email } of [admin, associate]) await removeAllFactors(running.database.db, await idOf(email))
})
afterAll(() => running.close())

const admin = teamMember('admin')
const associate = teamMember('associate')

async function idOf(email: string) {
  const { rows } = await running.database.pool.query<{ id: string }>(
    'select id from users where email = $1',
    [email],
  )
  return rows[0]?.id ?? ''
}

const signIn = (body: object, path = '/api/auth/sign-in/email') => running.post(path, body)
const errorOf = async (response: Response) => {
  const { error } = (await response.json()) as {
    error: { details?: { reason?: string; fields?: Record<string, string> } }
  }
  return { status: response.status, ...error.details }
}
const needed = { status: 403, reason: 'second-factor-needed' }

test('a team account with an app needs password and code at every password sign-in', async () => {
  const app = await setUpApp(running, await cookieOf(running, 'admin'))
  for (const path of ['/api/auth/sign-in/email', '/api/team/session', '/api/auth/token']) {
    const refused = await signIn(admin, path)
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(await errorOf(refused)).toMatchObject(needed)
    await app.again(admin.email)
    expect((await signIn({ ...admin, code: app.code() }, path)).status).toBe(200)
  }
  const credentials = { ...admin, authMethod: 'email' }
  const callable = (data: object) => running.post('/api/callable/authenticateUser', { data })
  expect((await callable(credentials)).status).toBe(403)
  await app.again(admin.email)
  expect((await callable({ ...credentials, code: app.code() })).status).toBe(200)
})

test('a correct code with a wrong password is rejected like any wrong password, and stays unused', async () => {
  const app = await setUpApp(running, await cookieOf(running, 'admin'))
  await app.again(admin.email)
  const code = app.code()
  const wrong = await signIn({ ...admin, password: 'wrong', code })
  expect(wrong.status).toBe(401)
  expect((await signIn({ ...admin, code })).status).toBe(200)
})

test('a code works once, even for concurrent sign-ins', async () => {
  const app = await setUpApp(running, await cookieOf(running, 'admin'))
  await app.again(admin.email)
  const code = app.code()
  const both = await Promise.all([signIn({ ...admin, code }), signIn({ ...admin, code })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  expect((await signIn({ ...admin, code })).status).toBe(403)
})

test('the code that confirmed the setup cannot be used to sign in', async () => {
  const headers = await cookieOf(running, 'admin')
  const app = await setUpApp(running, headers)
  const { rows } = await running.database.pool.query<{ last_step: string }>(
    'select last_step from totp_secrets',
  )
  expect(Number(rows[0]?.last_step)).toBeGreaterThan(0)
  expect(app.recoveryCodes).toHaveLength(10)
})

test('there are ten recovery codes, each works once, and only their hashes are stored', async () => {
  const { recoveryCodes } = await setUpApp(running, await cookieOf(running, 'admin'))
  const [first = '', second = ''] = recoveryCodes
  expect(new Set(recoveryCodes).size).toBe(10)
  const { rows } = await running.database.pool.query<{ hash: string }>('select hash from recovery_codes')
  expect(rows).toHaveLength(10)
  expect(rows.map(({ hash }) => hash)).not.toContain(first.replaceAll('-', ''))
  const entered = await signIn({ ...admin, code: first })
  expect(entered.status).toBe(200)
  expect(await errorOf(await signIn({ ...admin, code: first }))).toMatchObject({
    status: 403,
    fields: { code: expect.stringContaining("isn't valid") as string },
  })
  const typed = second.replaceAll('-', ' ').toUpperCase()
  expect((await signIn({ ...admin, code: typed })).status).toBe(200)
  const { body } = await requestAccount(running, cookieFrom(entered), 'GET', 'second-factor')
  expect(body.recoveryCodesLeft).toBe(8)
})

test('new recovery codes invalidate the old ones', async () => {
  const headers = await cookieOf(running, 'admin')
  const { recoveryCodes } = await setUpApp(running, headers)
  const { status, body } = await requestAccount(running, headers, 'POST', 'recovery-codes')
  expect(status).toBe(201)
  expect((await signIn({ ...admin, code: recoveryCodes[0] })).status).toBe(403)
  expect((await signIn({ ...admin, code: body.recoveryCodes[0] })).status).toBe(200)
})

test("rejects another account's recovery code", async () => {
  const { recoveryCodes } = await setUpApp(running, await cookieOf(running, 'associate'))
  await setUpApp(running, await cookieOf(running, 'admin'))
  expect((await signIn({ ...admin, code: recoveryCodes[0] })).status).toBe(403)
})

test('the secret is stored encrypted and cannot be read again', async () => {
  const headers = await cookieOf(running, 'admin')
  const { body: setup } = await requestAccount(running, headers, 'POST', 'totp')
  const { rows } = await running.database.pool.query<{ secret: string }>('select secret from totp_secrets')
  expect(rows[0]?.secret).not.toContain(setup.secret)
  const status = await requestAccount(running, headers, 'GET', 'second-factor')
  expect(JSON.stringify(status.body)).not.toContain(setup.secret)
})

test('an unconfirmed app is not required, and a confirmed one is not replaced', async () => {
  const headers = await cookieOf(running, 'admin')
  await requestAccount(running, headers, 'POST', 'totp')
  expect((await requestAccount(running, headers, 'PUT', 'totp', { code: '000000' })).status).toBe(403)
  expect((await signIn(admin)).status).toBe(200)
  await setUpApp(running, headers)
  expect((await requestAccount(running, headers, 'POST', 'totp')).status).toBe(409)
})

test('removing the app restores password sign-in and deletes the recovery codes', async () => {
  const headers = await cookieOf(running, 'admin')
  const { recoveryCodes } = await setUpApp(running, headers)
  expect((await requestAccount(running, headers, 'DELETE', 'totp')).status).toBe(204)
  expect((await signIn(admin)).status).toBe(200)
  await setUpApp(running, await cookieOf(running, 'admin'))
  expect((await signIn({ ...admin, code: recoveryCodes[0] })).status).toBe(403)
})

test.each([
  ['POST', 'totp'],
  ['PUT', 'totp'],
  ['DELETE', 'totp'],
  ['POST', 'recovery-codes'],
] as const)('%s %s requires a confirmation in the last five minutes', async (method, path) => {
  const headers = await cookieOf(running, 'admin')
  if (path === 'recovery-codes') await setUpApp(running, headers)
  await passMinutes(running, admin.email, 6)
  const { status, body } = await requestAccount(running, headers, method, path, { code: '000000' })
  expect([status, body.error.details.reason]).toEqual([403, 'confirmation-needed'])
})

test('a change of the second factor is audited and emailed to its owner', async () => {
  const headers = await cookieOf(running, 'admin')
  await setUpApp(running, headers)
  const { rows } = await running.database.pool.query<{ details: unknown }>(
    `select details from audit_entries where action = 'second_factor_changed' and subject = $1
     order by happened_at desc limit 1`,
    [admin.email],
  )
  expect(rows).toEqual([{ details: { change: 'authenticator app added' } }])
  const jobs = await running.database.pool.query(
    `select 1 from pgboss.job where name = 'account-notice-mail' and data->>'notice' = 'second-factor-changed'`,
  )
  expect(jobs.rows.length).toBeGreaterThan(0)
})

test('a creator can add only passkeys, and only with a confirmed address', async () => {
  const user = await addUser(running)
  const headers = cookieFrom(await signIn(user))
  expect((await requestAccount(running, headers, 'POST', 'totp')).status).toBe(403)
  const challenge = () =>
    requestAccount(running, headers, 'POST', 'passkey-challenges', { purpose: 'registration' })
  expect((await challenge()).status).toBe(201)
  await running.database.pool.query('update users set email_verified = false where email = $1', [user.email])
  expect((await challenge()).body.error.message).toBe('Confirm your email address first.')
})

test('five wrong codes lock the second factor for a while, even for correct codes', async () => {
  const strict = await startTestApp()
  try {
    const app = await setUpApp(strict, await cookieOf(strict, 'admin'))
    await app.again(admin.email)
    const headers = cookieFrom(
      await strict.post('/api/auth/sign-in/email', { ...admin, code: app.recoveryCodes[0] }),
    )
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess++) {
      const code = String(guess).padStart(6, '0')
      statuses.push((await requestAccount(strict, headers, 'POST', 'confirmation', { code })).status)
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    for (const code of [app.code(), app.recoveryCodes[1]])
      expect((await strict.post('/api/auth/sign-in/email', { ...admin, code })).status).toBe(429)
  } finally {
    await strict.close()
  }
})

// Last, because it changes the associate's password.
test('a password reset keeps the second factor of a team account', async () => {
  await setUpApp(running, await cookieOf(running, 'associate'))
  const { email } = associate
  const token = await makeLinkToken(running, { purpose: 'password-reset', userId: await idOf(email), email })
  const password = 'vT8#pq2!vbxy-reset'
  const reset = await running.app.request('/api/auth/password-reset', {
    method: 'PUT',
    body: JSON.stringify({ token, password, confirmPassword: password }),
    headers: { 'content-type': 'application/json' },
  })
  expect(reset.status).toBe(200)
  expect(await errorOf(await signIn({ email, password }))).toMatchObject(needed)
})
