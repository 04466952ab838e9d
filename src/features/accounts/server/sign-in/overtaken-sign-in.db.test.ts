import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { cookieFrom } from '#testing/cookie-from.ts'
import { requestAccount, setUpApp, teamMember } from '#testing/second-factor.ts'
import { addUser, cookieOf } from '#testing/sign-in.ts'
import { createSoftwarePasskey } from '#testing/software-passkey.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { accountLink, addLink } from '../links/links.store.ts'
import { findUserByEmail } from '../own-account/own-account.store.ts'
import { totpCode, totpStep } from '../second-factor/totp.ts'

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

/** The owner resets the password right after someone else's session has been checked. */
async function resetBeforeChange(email: string, password: string) {
  const token = await addResetToken(email)
  const { transaction } = running.database
  vi.spyOn(running.database, 'transaction').mockImplementationOnce(async (work) => {
    expect((await put('/api/auth/password-reset', { token, password })).status).toBe(200)
    return transaction(work)
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
  await resetBeforeChange(user.email, 'of the owner')
  expect((await requestAccount(running, cookie, 'POST', 'passkeys', registration)).status).toBe(401)
  expect((await running.database.pool.query('select 1 from passkeys')).rowCount).toBe(0)
})

test('an authenticator app overtaken by a password reset is not added', async () => {
  const { email } = teamMember('admin')
  const cookie = await cookieOf(running, 'admin')
  const { secret } = (await requestAccount(running, cookie, 'POST', 'totp')).body
  await resetBeforeChange(email, 'vT8#pq2!vbxy-reset')
  const code = totpCode(secret, totpStep(new Date()))
  expect((await requestAccount(running, cookie, 'PUT', 'totp', { code })).status).toBe(401)
  const { rows } = await running.database.pool.query(
    `select confirmed_at, (select count(*)::int from recovery_codes r where r.user_id = t.user_id) as codes
     from totp_secrets t join users on users.id = user_id where email = $1`,
    [email],
  )
  expect(rows).toEqual([{ confirmed_at: null, codes: 0 }])
})

test('recovery codes overtaken by a password reset are not renewed', async () => {
  const { email } = teamMember('associate')
  const cookie = await cookieOf(running, 'associate')
  await setUpApp(running, cookie)
  const hashes = async () => {
    const { rows } = await running.database.pool.query<{ hash: string }>(
      'select hash from recovery_codes join users on users.id = user_id where email = $1 order by hash',
      [email],
    )
    return rows
  }
  const before = await hashes()
  expect(before).toHaveLength(10)
  await resetBeforeChange(email, 'vT8#pq2!vbxy-reset')
  expect((await requestAccount(running, cookie, 'POST', 'recovery-codes')).status).toBe(401)
  expect(await hashes()).toEqual(before)
})
