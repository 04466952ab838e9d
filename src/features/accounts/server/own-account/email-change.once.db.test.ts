import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { eventually } from '#testing/eventually.ts'
import { tokenIn, waitForMails } from '#testing/mailed-token.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { accountLink, addLink } from '../links/links.store.ts'
import { findUserByEmail } from './own-account.store.ts'

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

/** The tokens of the emails to an address about something, once there are as many as expected. */
const mailedTokens = (address: string, subject: string, expected = 1) =>
  eventually(async () => {
    const mails = (await waitForMails(running, address, 1)).filter((mail) =>
      mail.subject?.startsWith(subject),
    )
    if (mails.length < expected) throw new Error(`${mails.length} of ${expected} mails “${subject}”`)
    return mails.map(tokenIn)
  })

/** Somebody with the password moves the account; returns the token that the old address got. */
async function takeOver({ email, password }: { email: string; password: string }, evil: string) {
  const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', { email, password }))
  expect((await requestChange(evil, { cookie, password })).status).toBe(202)
  const [warning = ''] = await mailedTokens(email, 'Someone wants to change')
  const [invitation = ''] = await mailedTokens(evil, 'Confirm your new')
  expect((await confirm(invitation)).status).toBe(200)
  return warning
}
const cancel = (token: string) => put('/api/auth/email-change-cancellation', { token })
const evilAddress = () => `evil-${randomUUID()}@example.org`
const canSignIn = async (email: string, password: string) =>
  (await running.post('/api/auth/sign-in/email', { email, password })).status === 200

test('the link to the old address gives the account back, whatever a thief has changed meanwhile', async () => {
  const { email, password } = await addUser(running)
  const [first, second] = [evilAddress(), evilAddress()]
  const ownerToken = await takeOver({ email, password }, first)
  const thiefToken = await takeOver({ email: first, password }, second)
  const thief = cookieFrom(await running.post('/api/auth/sign-in/email', { email: second, password }))
  const newPassword = 'chosen by the thief'
  const changed = await put(
    '/api/account/password',
    { currentPassword: password, password: newPassword },
    thief,
  )
  expect(changed.status).toBe(200)
  await running.post('/api/auth/password-reset', { email: second })
  const [reset = ''] = await mailedTokens(second, 'Reset')
  expect((await put('/api/auth/password-reset', { token: reset, password })).status).toBe(200)
  // The thief's own cancellation leaves the owner's link alone.
  expect((await cancel(thiefToken)).status).toBe(200)
  const restored = await cancel(ownerToken)
  expect([restored.status, await restored.json()]).toEqual([
    200,
    {
      message:
        'Your account has this address again, and every device is signed out. We’ve sent you a link to choose a new password.',
    },
  ])
  expect((await cancel(ownerToken)).status).toBe(400)
  for (const address of [email, first, second])
    for (const tried of [password, newPassword]) expect(await canSignIn(address, tried)).toBe(false)
  const [own = ''] = await mailedTokens(email, 'Reset')
  const owners = 'chosen by the owner'
  expect((await put('/api/auth/password-reset', { token: own, password: owners })).status).toBe(200)
  expect(await canSignIn(email, owners)).toBe(true)
})

test('an address that was just changed is not free for a registration, so the change can be undone', async () => {
  const user = await addUser(running)
  const token = await takeOver(user, evilAddress())
  const squatter = { email: user.email, password: 'a long enough one', confirmPassword: 'a long enough one' }
  expect((await running.post('/api/auth/sign-up/email', squatter)).status).toBe(400)
  // Its owner, who may have tried, gets the link again.
  expect(await mailedTokens(user.email, 'Someone wants to change', 2)).toEqual([token, token])
  expect((await cancel(token)).status).toBe(200)
})

test('an address that a confirmed account uses meanwhile is not given back, and the link stays valid', async () => {
  const user = await addUser(running)
  const token = await takeOver(user, evilAddress())
  const { pool } = running.database
  await pool.query(`insert into users (id, name, email, email_verified) values ($1, 'New', $1, true)`, [
    user.email,
  ])
  expect((await messageIn(await cancel(token)))[0]).toBe(409)
  await pool.query('delete from users where id = $1', [user.email])
  expect((await cancel(token)).status).toBe(200)
})

test("no link gives an account an address of the team's", async () => {
  const { email } = await addUser(running)
  const { db } = running.database
  const { id: userId } = (await findUserByEmail(db, email))!
  const [member] = running.config.team
  const link = { purpose: 'email-change-cancellation' as const, userId, email: member.email }
  expect((await cancel(running.signer.sign(accountLink, await addLink(db, link)))).status).toBe(400)
})
