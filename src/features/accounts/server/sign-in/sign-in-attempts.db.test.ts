import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAttempts } from '#platform/server/http/rate-limit.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { revokeAccess } from '../session/access.store.ts'
import { guessesPerAccount, guessesPerSource } from '../limits.ts'
import { clientSource, createSignInAttempts } from './sign-in-attempts.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp()
})
afterAll(() => running.close())

type Try = { from: string; path?: string; headers?: Record<string, string> }

const attempt = (
  email: string,
  password: string,
  { from, path = '/api/auth/sign-in/email', headers = {} }: Try,
) =>
  running.app.request(
    path,
    {
      method: 'POST',
      body: JSON.stringify({ email, password }),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    },
    { incoming: { socket: { remoteAddress: from } } },
  )

/** Uses up all attempts of one IP address. */
async function closeTo(email: string, from: string, path?: string) {
  const { database, secret } = running
  const attempts = createAttempts(guessesPerSource, { database, scale: 1, secret })
  for (let count = 0; count < 10; count++)
    await attempts.spend(`${email}\n${clientSource(email, from).source}`)
  const response = await attempt(email, 'wrong', { from, ...(path && { path }) })
  expect(response.status).toBe(429)
  expect(await response.json()).toMatchObject({
    error: { message: 'Too many failed attempts. Please try again later.' },
  })
}

test('attempts count per IP address, and ten are allowed', async () => {
  const { email, password } = await addUser(running)
  for (let count = 0; count < 10; count++)
    expect((await attempt(email, 'wrong', { from: '203.0.113.1' })).status).toBe(401)
  expect((await attempt(email, password, { from: '203.0.113.1' })).status).toBe(429)
})

test('too many attempts lock out only the address they come from', async () => {
  const { email, password } = await addUser(running)
  await closeTo(email, '203.0.113.7')
  expect((await attempt(email, password, { from: '198.51.100.7' })).status).toBe(200)
})

test.each(['admin', 'associate'])('they do not lock the %s account either', async (member) => {
  const [email, password] = [`${member}@crovest.local`, `${member}-password`]
  const path = '/api/team/session'
  await closeTo(email, '203.0.113.8', path)
  expect((await attempt(email, password, { from: '198.51.100.8', path })).status).toBe(200)
})

test('an IPv6 network counts as one client', async () => {
  const { email } = await addUser(running)
  await closeTo(email, '2001:db8:1:2::1')
  expect((await attempt(email, 'wrong', { from: '2001:db8:1:2:aaaa::9' })).status).toBe(429)
  expect((await attempt(email, 'wrong', { from: '2001:db8:1:3::1' })).status).toBe(401)
})

test('a known browser can sign in from a locked address', async () => {
  const { email, password } = await addUser(running)
  const headers = cookieFrom(await attempt(email, password, { from: '203.0.113.9' }))
  await closeTo(email, '203.0.113.9')
  expect((await attempt(email, password, { from: '203.0.113.9' })).status).toBe(429)
  expect((await attempt(email, password, { from: '203.0.113.9', headers })).status).toBe(200)
})

test('a device cookie is bound to one account, cannot be altered, and ends with the credentials', async () => {
  const { email, password } = await addUser(running)
  const other = await addUser(running)
  const from = '203.0.113.10'
  const headers = cookieFrom(await attempt(email, password, { from }))
  await closeTo(other.email, from)
  expect((await attempt(other.email, other.password, { from, headers })).status).toBe(429)
  await closeTo(email, from)
  const altered = { ...headers, cookie: headers.cookie.replace(/(device=.{20})./, '$1x') }
  expect((await attempt(email, password, { from, headers: altered })).status).toBe(429)
  const { rows } = await running.database.pool.query<{ id: string }>(
    'select id from users where email = $1',
    [email],
  )
  await running.database.transaction((tx) => revokeAccess(tx, rows[0]!.id))
  expect((await attempt(email, password, { from, headers })).status).toBe(429)
})

test('attempts from many addresses slow down, except from known browsers', async () => {
  const { database, secret } = running
  const counting = { database, scale: 1, secret }
  const pauses: number[] = []
  const attempts = createSignInAttempts({
    perSource: createAttempts(guessesPerSource, counting),
    perAccount: createAttempts(guessesPerAccount, counting),
    pause: async (ms) => void pauses.push(ms),
  })
  const email = 'everywhere@example.org'
  for (let client = 0; client < 25; client++) await attempts.spend(clientSource(email, `203.0.113.${client}`))
  expect(pauses).toEqual([200, 400, 600, 800, 1000])
  await attempts.spend({ email, source: 'device:known', isKnown: true })
  expect(pauses).toHaveLength(5)
})

test('a failed sign-in is logged with keyed hashes of account and client only', async () => {
  const lines: Record<string, unknown>[] = []
  const log = Object.assign(Object.create(running.log) as typeof running.log, {
    info: (line: Record<string, unknown>) => void lines.push(line),
  })
  const app = running.appWith({ log })
  const email = 'watched@example.org'
  const from = '203.0.113.77'
  const tryAt = () =>
    app.request(
      '/api/auth/sign-in/email',
      {
        method: 'POST',
        body: JSON.stringify({ email, password: 'wrong' }),
        headers: { 'content-type': 'application/json' },
      },
      { incoming: { socket: { remoteAddress: from } } },
    )
  expect([(await tryAt()).status, (await tryAt()).status]).toEqual([401, 401])
  const events = lines.filter(({ event }) => event === 'sign-in-failed')
  expect(events).toHaveLength(2)
  expect(events[0]).toEqual(events[1])
  expect(events[0]).toMatchObject({ account: expect.stringMatching(/^[\w-]{16}$/) as string })
  expect(JSON.stringify(lines)).not.toContain(email)
  expect(JSON.stringify(lines)).not.toContain(from)
})
