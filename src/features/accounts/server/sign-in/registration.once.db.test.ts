import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { tokenIn, waitForMails } from '#testing/mailed-token.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { failStatements } from '#testing/failing-statement.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  await running.startBackgroundJobs()
})
afterAll(() => running.close())

const password = 'a fine long password'
const signUp = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  running.post('/api/auth/sign-up/email', body, headers)
const refusalOf = async (response: Response) => ({
  http: response.status,
  ...((await response.json()) as Partial<ErrorEnvelope>).error,
})
const findUser = async (email: string) =>
  (await running.database.pool.query('select * from users where email = $1', [email])).rows[0] as
    | Record<string, unknown>
    | undefined

test('a new user is signed in and gets a confirmation email', async () => {
  const response = await signUp({ email: ' New.Person@Example.org ', password, confirmPassword: password })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const user = { email: 'new.person@example.org', role: 'user', userType: 'creator' }
  expect(await response.json()).toEqual({ user })
  const session = await running.app.request('/api/session', { headers: cookieFrom(response) })
  expect(await session.json()).toEqual({ user })
  expect(await findUser(user.email)).toMatchObject({ name: 'new.person', email_verified: false })

  const [mail] = await waitForMails(running, user.email, 1)
  expect(mail?.subject).toBe('Confirm your email address for Crovest')
  expect(mail?.html).toContain(`/confirm-email#token=${tokenIn(mail!)}`)
  const confirmed = await running.app.request('/api/auth/email-confirmation', {
    method: 'PUT',
    body: JSON.stringify({ token: tokenIn(mail!) }),
    headers: { 'content-type': 'application/json' },
  })
  expect(confirmed.status).toBe(200)
  expect(await findUser(user.email)).toMatchObject({ email_verified: true })
})

test('no field of a registration sets a role, a confirmed address or an id', async () => {
  const email = 'ambitious@example.org'
  const forbidden = {
    role: 'admin',
    emailVerified: true,
    id: 'mine',
    userType: 'investor',
    image: 'javascript:1',
  }
  expect((await signUp({ email, password, name: 'x'.repeat(1000), ...forbidden })).status).toBe(200)
  const stored = await findUser(email)
  expect(stored).toMatchObject({ role: 'user', email_verified: false, user_type: 'creator', image: null })
  expect(stored?.id).not.toBe('mine')
})

test('a taken address and a team address are rejected with the same message', async () => {
  const { email } = await addUser(running)
  const refused = {
    http: 400,
    status: 'INVALID_ARGUMENT',
    message: 'Registration failed. Please try again.',
  }
  for (const taken of [email, email.toUpperCase(), 'admin@crovest.local', ' ASSOCIATE@crovest.local'])
    expect(await refusalOf(await signUp({ email: taken, password, role: 'admin' }))).toEqual(refused)
  const [notice] = await waitForMails(running, email, 1)
  expect(notice?.subject).toBe('You already have a Crovest account')
  for (const path of ['/login', '/forgot-password'])
    expect([notice?.text, notice?.html]).toEqual([
      expect.stringContaining(path),
      expect.stringContaining(path),
    ])
  expect((await running.post('/api/auth/sign-in/email', { email, password })).status).toBe(401)
  expect((await findUser('admin@crovest.local'))?.role).toBe('admin')
})

test('one of two concurrent registrations of an address succeeds', async () => {
  const email = 'twice@example.org'
  const responses = await Promise.all([signUp({ email, password }), signUp({ email, password })])
  expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
  const { rows } = await running.database.pool.query('select 1 from users where email = $1', [email])
  expect(rows).toHaveLength(1)
})

test('a password has 6 to 128 characters and must match its confirmation', async () => {
  const attempt = async (chosen: string, confirmPassword = chosen) =>
    refusalOf(await signUp({ email: 'choosy@example.org', password: chosen, confirmPassword }))
  const tooShort = 'Password must be at least 6 characters long'
  expect(await attempt('')).toMatchObject({ http: 400, message: tooShort })
  expect(await attempt('12x45')).toMatchObject({ http: 400, details: { fields: { password: tooShort } } })
  expect(await attempt('🦊🦊🦊')).toMatchObject({ http: 400, message: tooShort })
  expect(await attempt('x'.repeat(10_000))).toMatchObject({ http: 400 })
  expect(await attempt('x'.repeat(129))).toMatchObject({ message: 'Please use at most 128 characters.' })
  expect(await attempt('a\u0000bcdefg')).toMatchObject({ http: 400 })
  expect(await attempt(password, `${password}!`)).toMatchObject({
    http: 400,
    message: 'Passwords do not match',
    details: { fields: { confirmPassword: 'Passwords do not match' } },
  })
  for (const common of ['123456', 'PassWord1', 'qwertyuiop'])
    expect(await attempt(common)).toMatchObject({
      message: 'This is one of the most common passwords. Please choose another one.',
    })
  expect(await attempt('x1y2z3')).toEqual({ http: 200 })
  const long = { email: 'long@example.org', password: `${'ü'.repeat(127)}!` }
  expect(await refusalOf(await signUp(long))).toEqual({ http: 200 })
  expect((await running.post('/api/auth/sign-in/email', long)).status).toBe(200)
})

test('rejects a password made of the address or our name, and says what to do', async () => {
  for (const chosen of ['Crovest2026', 'Password1!'])
    expect(await refusalOf(await signUp({ email: 'grace@example.org', password: chosen }))).toMatchObject({
      http: 400,
      details: {
        fields: {
          password: 'This is one of the most common passwords. Please choose another one.',
        },
      },
    })
  for (const chosen of ['grace.hopper', 'Hopper1906!', 'grace.hopper@navy.example'])
    expect(
      await refusalOf(await signUp({ email: 'grace.hopper@navy.example', password: chosen })),
    ).toMatchObject({
      http: 400,
      message:
        'This password is easy to guess from your name, your email address or our name. Please choose one without them.',
    })
})

test('a registration hashes the password once', async () => {
  const { password: hashing } = await running.auth.$context
  // A hash that matches no password, so hashing it again to sign in would fail.
  onTestFinished(() => void vi.restoreAllMocks())
  const hash = vi.spyOn(hashing, 'hash').mockResolvedValue('scrypt$12$8$1$AAAA$AAAA')
  expect(await refusalOf(await signUp({ email: 'once@example.org', password }))).toMatchObject({ http: 200 })
  expect(hash).toHaveBeenCalledTimes(1)
})

test('every field is required, and an invalid address is reported', async () => {
  const invalid = 'Please enter a valid email address.'
  for (const email of [
    '',
    'nobody',
    'a b@example.org',
    'a@b',
    'ünï@example.org',
    'a@example.org\n',
    42,
    null,
  ])
    expect(await refusalOf(await signUp({ email, password }))).toMatchObject({
      http: 400,
      details: { fields: { email: invalid } },
    })
  expect(await refusalOf(await signUp({}))).toMatchObject({
    http: 400,
    details: { fields: { email: invalid, password: 'Password must be at least 6 characters long' } },
  })
})

test('an account whose first sign-in fails exists, and its owner is asked to sign in', async () => {
  const input = { email: 'unlucky@example.org', password: 'a fine long password' }
  const { during } = failStatements(running.database.pool)
  const { result, hit } = await during(/insert into "sessions"/i, 'unsent', async () =>
    running.post('/api/auth/sign-up/email', input),
  )
  expect(hit).toBeDefined()
  expect([result.status, await result.json()]).toMatchObject([
    409,
    { error: { message: 'Your account is ready, but we couldn’t sign you in. Please sign in.' } },
  ])
  expect((await running.post('/api/auth/sign-in/email', input)).status).toBe(200)
})
