import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { cookieFrom } from '#testing/cookie-from.ts'
import { requestAccount } from '#testing/second-factor.ts'
import { addUser } from '#testing/sign-in.ts'
import { createSoftwarePasskey } from '#testing/software-passkey.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { accountLink, addLink } from '../links/links.store.ts'
import { findUserByEmail } from '../own-account/own-account.store.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => running.close())

const put = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  running.app.request(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

async function addResetToken(email: string) {
  const { db } = running.database
  const { id: userId } = (await findUserByEmail(db, email))!
  return running.signer.sign(accountLink, await addLink(db, { purpose: 'password-reset', userId, email }))
}

/** The owner resets the password right after someone else's attempt has verified the old one. */
async function resetDuringCheck(email: string) {
  const token = await addResetToken(email)
  const { password: hashing } = await running.auth.$context
  const verify = hashing.verify.bind(hashing)
  vi.spyOn(hashing, 'verify').mockImplementationOnce(async (input) => {
    const isRight = await verify(input)
    expect((await put('/api/auth/password-reset', { token, password: 'of the owner' })).status).toBe(200)
    return isRight
  })
}

const sessionsOf = async (email: string) =>
  (
    await running.database.pool.query(
      'select 1 from sessions join users on users.id = user_id where email = $1',
      [email],
    )
  ).rowCount

test('a sign-in overtaken by a password reset creates no session', async () => {
  const user = await addUser(running)
  await resetDuringCheck(user.email)
  expect((await running.post('/api/auth/sign-in/email', user)).status).toBe(401)
  expect(await sessionsOf(user.email)).toBe(0)
  const owner = { email: user.email, password: 'of the owner' }
  expect((await running.post('/api/auth/sign-in/email', owner)).status).toBe(200)
})

test('a change overtaken by a password reset changes nothing', async () => {
  for (const [path, change] of [
    ['/api/account/password', { password: 'of the thief' }],
    ['/api/account/email', { email: 'thief@example.org' }],
  ] as const) {
    const user = await addUser(running)
    const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', user))
    await resetDuringCheck(user.email)
    expect((await put(path, { currentPassword: user.password, ...change }, cookie)).status).toBe(401)
    const owner = { email: user.email, password: 'of the owner' }
    expect((await running.post('/api/auth/sign-in/email', owner)).status).toBe(200)
    const { rowCount } = await running.database.pool.query(
      `select 1 from verifications where value = 'thief@example.org'`,
    )
    expect(rowCount).toBe(0)
  }
})

test('a passkey overtaken by a password reset is not added', async () => {
  const user = await addUser(running)
  const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', user))
  const purpose = { purpose: 'registration' }
  const { body } = await requestAccount(running, cookie, 'POST', 'passkey-challenges', purpose)
  const registration = createSoftwarePasskey().register(body)
  const token = await addResetToken(user.email)
  const { transaction } = running.database
  vi.spyOn(running.database, 'transaction').mockImplementationOnce(async (work) => {
    expect((await put('/api/auth/password-reset', { token, password: 'of the owner' })).status).toBe(200)
    return transaction(work)
  })
  expect((await requestAccount(running, cookie, 'POST', 'passkeys', registration)).status).toBe(401)
  expect((await running.database.pool.query('select 1 from passkeys')).rowCount).toBe(0)
})
