import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requestAccount, passMinutes, setUpApp, teamMember } from '#testing/second-factor.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser, cookieOf } from '#testing/sign-in.ts'
import { createSoftwarePasskey } from '#testing/software-passkey.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { accountLink, addLink } from '../links/links.store.ts'
import { findUserByEmail } from '../own-account/own-account.store.ts'
import { ensureTeam } from '../team/ensure-team.ts'
import { relyingParty } from './passkeys.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
beforeEach(async () => {
  for (const table of ['totp_secrets', 'recovery_codes', 'passkeys'])
    await running.database.pool.query(`delete from ${table}`)
})
afterAll(() => running.close())

type Headers = Record<string, string>
const admin = teamMember('admin')

const createChallenge = async (headers: Headers, purpose: string) =>
  (await requestAccount(running, headers, 'POST', 'passkey-challenges', { purpose })).body
const createSignInChallenge = async () =>
  (await (await running.post('/api/auth/passkey-challenges', {})).json()) as Parameters<
    ReturnType<typeof createSoftwarePasskey>['sign']
  >[0]
const signIn = (body: object) => running.post('/api/auth/sign-in/passkey', body)

async function addPasskey(headers: Headers, passkey = createSoftwarePasskey()) {
  const added = await requestAccount(
    running,
    headers,
    'POST',
    'passkeys',
    passkey.register(await createChallenge(headers, 'registration')),
  )
  return { passkey, ...added }
}

async function addCreator() {
  const user = await addUser(running)
  return { user, headers: cookieFrom(await running.post('/api/auth/sign-in/email', user)) }
}

test('a creator can add a passkey, sign in with it alone, rename and remove it', async () => {
  const { user, headers } = await addCreator()
  const { passkey, status, body } = await addPasskey(headers)
  expect([status, body]).toEqual([201, { recoveryCodes: [] }])
  const entered = await signIn(passkey.sign(await createSignInChallenge()))
  expect(entered.status).toBe(200)
  expect(await entered.json()).toEqual({ user: { email: user.email, role: 'user', userType: 'creator' } })
  const session = cookieFrom(entered)
  const listed = async () => (await requestAccount(running, session, 'GET', 'second-factor')).body.passkeys
  const [{ id, lastUsedAt }] = await listed()
  const exported = (await requestAccount(running, session, 'GET', 'export')).body.secondFactor
  expect(exported).toMatchObject({ authenticatorApp: false, passkeys: [{ name: 'Test key' }] })
  expect(lastUsedAt).not.toBeNull()
  expect((await requestAccount(running, session, 'PATCH', `passkeys/${id}`, { name: 'Phone' })).status).toBe(
    204,
  )
  expect(await listed()).toMatchObject([{ id, name: 'Phone' }])
  expect((await requestAccount(running, session, 'DELETE', `passkeys/${id}`)).status).toBe(204)
  expect((await signIn(passkey.sign(await createSignInChallenge()))).status).toBe(403)
  // A creator can still sign in with the password alone.
  await addPasskey(session)
  expect((await running.post('/api/auth/sign-in/email', user)).status).toBe(200)
})

test('with a passkey, a team account can no longer sign in with the password alone', async () => {
  const { passkey, body } = await addPasskey(await cookieOf(running, 'admin'))
  expect(body.recoveryCodes).toHaveLength(10)
  expect((await running.post('/api/auth/sign-in/email', admin)).status).toBe(403)
  expect((await signIn(passkey.sign(await createSignInChallenge()))).status).toBe(200)
  const code: unknown = body.recoveryCodes[0]
  expect((await running.post('/api/auth/sign-in/email', { ...admin, code })).status).toBe(200)
})

test('adding a passkey after the app keeps the recovery codes', async () => {
  const headers = await cookieOf(running, 'admin')
  const { recoveryCodes } = await setUpApp(running, headers)
  expect((await addPasskey(headers)).body).toEqual({ recoveryCodes: [] })
  const code = recoveryCodes[0]
  expect((await running.post('/api/auth/sign-in/email', { ...admin, code })).status).toBe(200)
})

test('a passkey response works once', async () => {
  const { passkey } = await addPasskey((await addCreator()).headers)
  const assertion = passkey.sign(await createSignInChallenge())
  expect((await signIn(assertion)).status).toBe(200)
  expect((await signIn(assertion)).status).toBe(403)
})

test.each([
  [
    'a response to another challenge',
    async () => ({ given: await createSignInChallenge(), requested: await createSignInChallenge() }),
  ],
  [
    'a response to a challenge that was never created',
    async () => ({
      given: { ...(await createSignInChallenge()), challengeId: crypto.randomUUID() },
      requested: await createSignInChallenge(),
    }),
  ],
] as const)('%s does not sign in', async (_, createChallenges) => {
  const { passkey } = await addPasskey((await addCreator()).headers)
  const { given, requested } = await createChallenges()
  const assertion = { ...passkey.sign(requested), challengeId: given.challengeId }
  expect((await signIn(assertion)).status).toBe(403)
})

test('a confirmation challenge does not sign in, and a sign-in challenge confirms nothing', async () => {
  const { headers } = await addCreator()
  const { passkey } = await addPasskey(headers)
  expect((await signIn(passkey.sign(await createChallenge(headers, 'confirmation')))).status).toBe(403)
  const assertion = passkey.sign(await createSignInChallenge())
  expect((await requestAccount(running, headers, 'POST', 'confirmation', assertion)).status).toBe(403)
})

test("rejects another account's challenge or passkey", async () => {
  const owner = await addCreator()
  const stranger = await addCreator()
  const { passkey } = await addPasskey(owner.headers)
  const own = passkey.sign(await createChallenge(stranger.headers, 'confirmation'))
  expect((await requestAccount(running, stranger.headers, 'POST', 'confirmation', own)).status).toBe(403)
  const theirs = passkey.sign(await createChallenge(owner.headers, 'confirmation'))
  expect((await requestAccount(running, stranger.headers, 'POST', 'confirmation', theirs)).status).toBe(403)
  const registration = createSoftwarePasskey().register(await createChallenge(owner.headers, 'registration'))
  expect((await requestAccount(running, stranger.headers, 'POST', 'passkeys', registration)).status).toBe(403)
  const taken = passkey.register(await createChallenge(stranger.headers, 'registration'))
  expect((await requestAccount(running, stranger.headers, 'POST', 'passkeys', taken)).status).toBe(409)
})

test.each([
  ['for another site', createSoftwarePasskey({ origin: 'https://evil.example', rpId: 'evil.example' })],
  ['relayed by another page', createSoftwarePasskey({ origin: 'https://evil.example' })],
  ['that signs with SHA-1', createSoftwarePasskey({ algorithm: -65535 })],
])('a passkey %s is not added', async (_, passkey) => {
  const { headers } = await addCreator()
  expect((await addPasskey(headers, passkey)).status).toBe(403)
})

test('rejects a passkey that did not verify its holder', async () => {
  const { passkey } = await addPasskey((await addCreator()).headers)
  const assertion = passkey.sign(await createSignInChallenge(), { verified: false })
  expect((await signIn(assertion)).status).toBe(403)
})

test('a cloned passkey is detected by its counter', async () => {
  const { passkey } = await addPasskey((await addCreator()).headers)
  await running.database.pool.query('update passkeys set counter = 100')
  expect((await signIn(passkey.sign(await createSignInChallenge()))).status).toBe(403)
})

test('adding and removing a passkey requires a confirmation in the last five minutes', async () => {
  const { user, headers } = await addCreator()
  await addPasskey(headers)
  const { body } = await requestAccount(running, headers, 'GET', 'second-factor')
  const registration = createSoftwarePasskey().register(await createChallenge(headers, 'registration'))
  await passMinutes(running, user.email, 6)
  const refused = [
    await requestAccount(running, headers, 'POST', 'passkey-challenges', { purpose: 'registration' }),
    await requestAccount(running, headers, 'POST', 'passkeys', registration),
    await requestAccount(running, headers, 'DELETE', `passkeys/${body.passkeys[0].id}`),
  ]
  expect(refused.map((response) => response.body.error.details.reason)).toEqual(
    Array(3).fill('confirmation-needed'),
  )
})

test("a passkey sign-in ends the browser's previous session", async () => {
  const { headers } = await addCreator()
  const { passkey } = await addPasskey(headers)
  const assertion = passkey.sign(await createSignInChallenge())
  expect((await running.post('/api/auth/sign-in/passkey', assertion, headers)).status).toBe(200)
  expect((await requestAccount(running, headers, 'GET', 'second-factor')).status).toBe(401)
})

test('a passkey from before an account joined the team is no longer accepted', async () => {
  const { user, headers } = await addCreator()
  const { passkey } = await addPasskey(headers)
  await ensureTeam(running.database, running.auth, [
    ...running.config.team,
    { role: 'associate', email: user.email, password: 'a new team password' },
  ])
  expect((await signIn(passkey.sign(await createSignInChallenge()))).status).toBe(403)
})

test("a password reset removes a creator's passkeys and says so", async () => {
  const { user, headers } = await addCreator()
  const { passkey } = await addPasskey(headers)
  const reset = async (password: string) => {
    const { db } = running.database
    const { id: userId } = (await findUserByEmail(db, user.email))!
    const link = { purpose: 'password-reset' as const, userId, email: user.email }
    const token = running.signer.sign(accountLink, await addLink(db, link))
    const response = await running.app.request('/api/auth/password-reset', {
      method: 'PUT',
      body: JSON.stringify({ token, password }),
      headers: { 'content-type': 'application/json' },
    })
    return ((await response.json()) as { message: string }).message
  }
  expect(await reset('of the owner')).toBe(
    'Your password has been changed and your passkeys were removed. Sign in with the new password.',
  )
  expect((await signIn(passkey.sign(await createSignInChallenge()))).status).toBe(403)
  const sent = (data: string) =>
    running.database.pool.query('select 1 from pgboss.job where data->>$1 = $2 and data->>$3 = $4', [
      'notice',
      data,
      'to',
      user.email,
    ])
  // Once when it was added, and once when it was removed.
  expect((await sent('second-factor-changed')).rowCount).toBe(2)
  expect(await reset('of the owner again')).toBe('Your password has been changed. Sign in with the new one.')
})

test("passkeys are bound to the site's hostname, and locally to localhost", () => {
  expect(relyingParty('https://crovest.example')).toEqual({
    id: 'crovest.example',
    origin: 'https://crovest.example',
  })
  expect(relyingParty('http://127.0.0.1:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' })
})
