import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => running.close())

let clients = 0
/** Each from a different IP address, so that only the limit per account applies. */
async function attempt(path: string, email: string, password: string) {
  const response = await running.app.request(
    path,
    {
      method: 'POST',
      body: JSON.stringify({ email, password }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${++clients % 250}` },
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )
  const body = (await response.json()) as Partial<ErrorEnvelope>
  return [response.status, body.error?.status ?? 'OK', body.error?.message ?? '']
}
const publicPath = '/api/auth/sign-in/email'
const team = '/api/team/session'

test('a wrong password and an unknown account get the same response', async () => {
  const { email } = await addUser(running)
  const refused = [401, 'UNAUTHENTICATED', 'Login failed. Please try again.']
  expect(await attempt(publicPath, email, 'wrong')).toEqual(refused)
  expect(await attempt(publicPath, 'nobody@example.org', 'wrong')).toEqual(refused)
})

test('the admin sign-in rejects everyone who is not on the allow list alike', async () => {
  const { email, password } = await addUser(running)
  const refused = [403, 'PERMISSION_DENIED', 'This account is not authorized to access the admin area.']
  expect(await attempt(team, email, password)).toEqual(refused)
  expect(await attempt(team, email, 'wrong')).toEqual(refused)
  expect(await attempt(team, 'nobody@example.org', 'wrong')).toEqual(refused)
})

test('the team can use both sign-ins, with its address in any spelling', async () => {
  expect(await attempt(team, ' Admin@Crovest.LOCAL ', 'admin-password')).toEqual([200, 'OK', ''])
  expect(await attempt(publicPath, 'ADMIN@crovest.local', 'admin-password')).toEqual([200, 'OK', ''])
  const wrong = [401, 'UNAUTHENTICATED', 'Incorrect password. Please try again.']
  expect(await attempt(team, 'admin@crovest.local', 'wrong')).toEqual(wrong)
})

test('a team member sees whether their account or password is missing', async () => {
  const broken = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  const { pool } = broken.database
  const enter = async () => {
    const credentials = { email: 'admin@crovest.local', password: 'admin-password' }
    const response = await broken.post('/api/team/session', credentials)
    return [response.status, ((await response.json()) as ErrorEnvelope).error.message]
  }
  await pool.query('update accounts set password = null')
  expect(await enter()).toEqual([403, 'Configuration error...'])
  await pool.query('delete from users')
  expect(await enter()).toEqual([401, 'No account found with this email address.'])
  await broken.close()
})

test('rejects an invalid address or too long a password before hashing', async () => {
  const invalid = (message: string) => [400, 'INVALID_ARGUMENT', message]
  for (const path of [publicPath, team]) {
    expect(await attempt(path, 'nobody', 'x')).toEqual(invalid('Please enter a valid email address.'))
    expect(await attempt(path, 'a@example.org', '')).toEqual(invalid('Please enter your password.'))
    expect(await attempt(path, 'admin@crovest.local', 'x'.repeat(10_000))).toEqual(
      invalid('Please use at most 128 characters.'),
    )
    expect((await attempt(path, `${'a'.repeat(250)}@example.org`, 'x'))[0]).toBe(400)
  }
  expect((await attempt(team, 'admin@crovest.local', 'x'.repeat(128)))[0]).toBe(401)
})

test('a successful sign-in resets the count', async () => {
  const { email, password } = await addUser(running)
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 9; count++) expect((await attempt(publicPath, email, 'wrong'))[0]).toBe(401)
    expect((await attempt(publicPath, email, password))[0]).toBe(200)
  }
})
