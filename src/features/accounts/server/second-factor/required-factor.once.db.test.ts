import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestAccount, setUpApp } from '#testing/second-factor.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000', TEAM_SECOND_FACTOR: 'required' })
})
afterAll(() => running.close())

const sessionOf = async (headers: Record<string, string>) =>
  ((await (await running.app.request('/api/session', { headers })).json()) as { user: unknown }).user

const closed = ['GET /api/admin/team', 'GET /api/account', 'GET /api/profile', 'GET /api/ideas']

test('a team account without a required second factor can only set it up', async () => {
  const headers = await cookieOf(running, 'associate')
  const request = (operation: string) => {
    const [method = '', path = ''] = operation.split(' ')
    return running.app.request(path, { method, headers })
  }
  expect(await sessionOf(headers)).toMatchObject({ role: 'associate', secondFactor: 'required' })
  for (const operation of closed) {
    const response = await request(operation)
    expect([operation, response.status]).toEqual([operation, 403])
    expect(await response.json()).toMatchObject({ error: { details: { reason: 'second-factor-required' } } })
  }
  const callable = await running.post('/api/callable/updateUserProfile', { data: {} }, headers)
  expect(callable.status).toBe(403)

  await setUpApp(running, headers)
  expect(await sessionOf(headers)).not.toHaveProperty('secondFactor')
  for (const operation of closed)
    expect([operation, (await request(operation)).status]).toEqual([operation, 200])

  await requestAccount(running, headers, 'DELETE', 'totp')
  expect((await request('GET /api/admin/team')).status).toBe(403)
})

test('a second factor required of the team is not required of creators', async () => {
  const headers = await cookieOf(running, 'user')
  expect(await sessionOf(headers)).not.toHaveProperty('secondFactor')
  expect((await running.app.request('/api/account', { headers })).status).toBe(200)
})
