import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#platform/common/durations.ts'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { tokenIn, waitForMails } from '#testing/mailed-token.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { accountLink, addLink } from './links.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  await running.startBackgroundJobs()
})
afterAll(() => running.close())

const json = { 'content-type': 'application/json' }
const put = (path: string, body: unknown) =>
  running.app.request(path, { method: 'PUT', body: JSON.stringify(body), headers: json })
const requestReset = (email: string) => running.post('/api/auth/password-reset', { email })
const reset = (token: string, password = 'a new password') =>
  put('/api/auth/password-reset', { token, password, confirmPassword: password })
const signIn = (email: string, password: string) =>
  running.post('/api/auth/sign-in/email', { email, password })
const messageIn = async (response: Response) => {
  const body = (await response.json()) as Partial<ErrorEnvelope> & { message?: string }
  return [response.status, body.message ?? body.error?.message]
}
const dead = [400, 'This link has expired. Request a new one.']

test('a forgotten password can be reset once by email, which ends every session', async () => {
  const user = await addUser(running)
  const elsewhere = cookieFrom(await signIn(user.email, user.password))
  expect((await requestReset(` ${user.email.toUpperCase()}`)).status).toBe(202)
  const [mail] = await waitForMails(running, user.email, 1)
  expect(mail?.subject).toBe('Reset your Crovest password')
  expect(mail?.html).toContain('/reset-password#token=')
  const token = tokenIn(mail!)

  expect(await messageIn(await reset(token, 'short'))).toEqual([
    400,
    'Password must be at least 6 characters long',
  ])
  expect((await reset(token)).status).toBe(200)
  expect(await messageIn(await reset(token, 'another password'))).toEqual(dead)

  const session = await running.app.request('/api/session', { headers: elsewhere })
  expect(await session.json()).toEqual({ user: null })
  expect((await signIn(user.email, user.password)).status).toBe(401)
  expect((await signIn(user.email, 'a new password')).status).toBe(200)
  const mails = await waitForMails(running, user.email, 2)
  expect(mails.map(({ subject }) => subject)).toContain('Your Crovest password was changed')
})

test('a reset rejects a guessable or too short password and keeps its link valid', async () => {
  const user = await addUser(running, 'grace.hopper@navy.example')
  const admin = 'admin@crovest.local'
  await requestReset(user.email)
  await requestReset(admin)
  const token = tokenIn((await waitForMails(running, user.email, 1))[0]!)
  const adminToken = tokenIn((await waitForMails(running, admin, 1))[0]!)
  expect(await messageIn(await reset(token, 'Password1!'))).toEqual([
    400,
    'This is one of the most common passwords. Please choose another one.',
  ])
  expect(await messageIn(await reset(token, 'grace.hopper1'))).toEqual([
    400,
    'This password is easy to guess from your name, your email address or our name. Please choose one without them.',
  ])
  expect(await messageIn(await reset(adminToken, 'zT8#pq2!vbx'))).toEqual([
    400,
    'Team passwords need at least 12 characters. A few unrelated words work well.',
  ])
  expect((await reset(token)).status).toBe(200)
})

test('one of two concurrent requests with the same link sets the password', async () => {
  const user = await addUser(running)
  await requestReset(user.email)
  const token = tokenIn((await waitForMails(running, user.email, 1))[0]!)
  const responses = await Promise.all([reset(token, 'the first one'), reset(token, 'the second one')])
  expect(responses.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
})

test('an unknown address gets the same response after the same work, and no email', async () => {
  const registered = await addUser(running)
  const unknown = `${randomUUID()}@example.org`
  const jobs = async () =>
    (await running.database.pool.query(`select 1 from pgboss.job where name = 'account-link-mail'`))
      .rowCount ?? 0
  const before = await jobs()
  const responses = [
    await messageIn(await requestReset(unknown)),
    await messageIn(await requestReset(registered.email)),
  ]
  expect(responses[0]).toEqual(responses[1])
  expect((await jobs()) - before).toBe(2)
  await waitForMails(running, registered.email, 1)
  expect(await readOutbox(running.config.dataDir, unknown)).toHaveLength(0)
})

test('rejects a link that has expired, is forged or has another purpose', async () => {
  const { db, pool } = running.database
  const user = await addUser(running)
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [user.email])
  const link = { userId: rows[0]!.id, email: user.email }
  const token = (id: string) => running.signer.sign(accountLink, id)

  const twoHoursAgo = new Date(Date.now() - 2 * hourMs)
  const ended = await addLink(db, { ...link, purpose: 'password-reset' }, twoHoursAgo)
  const confirmation = await addLink(db, { ...link, purpose: 'email-confirmation' })
  const made = await addLink(db, { ...link, purpose: 'password-reset' })
  for (const text of [token(ended), token(confirmation), token(randomUUID()), `${made}.guess`, 'x', ''])
    expect(await messageIn(await reset(text))).toEqual(dead)
  expect(await messageIn(await put('/api/auth/email-confirmation', { token: token(made) }))).toEqual(dead)
  expect((await reset('x'.repeat(500))).status).toBe(400)
  expect((await put('/api/auth/email-confirmation', { token: token(confirmation) })).status).toBe(200)
  expect((await reset(token(made))).status).toBe(200)
})

test('what the database stores about a link cannot be used as a link', async () => {
  const user = await addUser(running)
  await requestReset(user.email)
  const token = tokenIn((await waitForMails(running, user.email, 1))[0]!)
  const { rows } = await running.database.pool.query('select * from verifications')
  expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
})

test('an address gets five emails of a kind per hour from all clients, and kinds do not block each other', async () => {
  const strict = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
  const flood = async (path: string) => {
    const statuses: number[] = []
    for (let client = 1; client <= 6; client++) {
      const response = await strict.app.request(
        path,
        {
          method: 'POST',
          body: JSON.stringify({ email: 'flooded@example.org', password: 'a fine long password' }),
          headers: { ...json, 'x-forwarded-for': `203.0.113.${client}` },
        },
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      )
      statuses.push(response.status)
    }
    return statuses
  }
  expect(await flood('/api/auth/sign-up/email')).toEqual([200, 400, 400, 400, 400, 429])
  expect(await flood('/api/auth/password-reset')).toEqual([202, 202, 202, 202, 202, 429])
  await strict.close()
})
