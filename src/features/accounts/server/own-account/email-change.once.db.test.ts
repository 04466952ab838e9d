import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { tokenIn, waitForMails } from '#testing/mailed-token.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  await running.startBackgroundJobs()
})
afterAll(() => running.close())

async function newcomer() {
  const user = await addUser(running)
  const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', user))
  return { ...user, cookie }
}
const put = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  running.app.request(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const requestChange = (
  email: string,
  { cookie, password }: { cookie: Record<string, string>; password?: string },
) => put('/api/account/email', { email, currentPassword: password }, cookie)
const confirm = (token: string) => put('/api/auth/email-confirmation', { token })
const messageIn = async (response: Response) => {
  const { error } = (await response.json()) as Partial<ErrorEnvelope>
  return [response.status, error?.message]
}
const isSignedIn = async (headers: Record<string, string>) =>
  (await running.app.request('/api/account', { headers })).status === 200

test('the old address is notified of a requested change, and its link cancels the change and ends every session', async () => {
  const user = await newcomer()
  const wanted = `${randomUUID()}@example.org`
  expect((await requestChange(wanted, user)).status).toBe(202)
  const [[warning], [invitation]] = [
    await waitForMails(running, user.email, 1),
    await waitForMails(running, wanted, 1),
  ]
  expect(warning?.subject).toBe('Someone wants to change your Crovest email address')
  expect(warning?.text).toContain('/cancel-email-change#token=')
  expect(warning?.text).not.toContain(wanted)
  // Neither link can be used for the other's purpose.
  expect((await confirm(tokenIn(warning!))).status).toBe(400)
  const cancel = () => put('/api/auth/email-change-cancellation', { token: tokenIn(warning!) })
  expect((await cancel()).status).toBe(200)
  expect((await cancel()).status).toBe(400)
  expect((await confirm(tokenIn(invitation!))).status).toBe(400)
  expect(await isSignedIn(user.cookie)).toBe(false)
  expect((await running.post('/api/auth/sign-in/email', user)).status).toBe(200)
})

test('one of two accounts that claim an address concurrently gets it, and the other a conflict', async () => {
  const [one, other] = [await newcomer(), await newcomer()]
  const wanted = `${randomUUID()}@example.org`
  for (const user of [one, other]) expect((await requestChange(wanted, user)).status).toBe(202)
  const tokens = (await waitForMails(running, wanted, 2)).map(tokenIn)
  const responses = await Promise.all(tokens.map(async (token) => messageIn(await confirm(token))))
  expect(responses).toEqual(
    expect.arrayContaining([
      [200, undefined],
      [409, 'Another account uses this address now, so nothing was changed.'],
    ]),
  )
})

test('an account without a password can change its address only shortly after a sign-in', async () => {
  const { email, cookie } = await newcomer()
  const mine = '(select id from users where email = $1)'
  const { pool } = running.database
  await pool.query(`delete from accounts where user_id = ${mine}`, [email])
  expect((await requestChange(`${randomUUID()}@example.org`, { cookie })).status).toBe(202)
  await pool.query(`update sessions set created_at = now() - interval '1 hour' where user_id = ${mine}`, [
    email,
  ])
  expect(await messageIn(await requestChange(`${randomUUID()}@example.org`, { cookie }))).toEqual([
    403,
    'Please sign out, sign in again and repeat this within ten minutes.',
  ])
})
