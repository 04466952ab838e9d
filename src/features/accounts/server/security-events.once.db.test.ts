import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSecurityLog } from '#platform/server/security-log.ts'
import { consentAt } from '#testing/consent.ts'
import { startOpenIdProvider, type OpenIdProvider } from '#testing/openid-provider.ts'
import { teamMember } from '#testing/second-factor.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { createSoftwarePasskey } from '#testing/software-passkey.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { ensureTeam } from './team/ensure-team.ts'
import { accountLink, addLink, type LinkPurpose } from './links/links.store.ts'
import { findUserByEmail } from './own-account/own-account.store.ts'
import { totpCode, totpStep } from './second-factor/totp.ts'

type Line = { event?: string; account?: string; client?: string }
type Headers = Record<string, string>

let running: TestApp
let app: TestApp['app']
let log: TestApp['log']
const lines: Line[] = []
const from = '203.0.113.77'
const admin = teamMember('admin')

let provider: OpenIdProvider
let claims: Record<string, unknown> = {}

beforeAll(async () => {
  provider = await startOpenIdProvider({ claims: () => claims, claimsInIdToken: true })
  running = await startTestApp({
    RATE_LIMIT_SCALE: '1000',
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
  })
  provider.serve(`${running.siteUrl}/api/auth/callback/google`)
  log = Object.assign(Object.create(running.log) as typeof running.log, {
    info: (line: Line) => void lines.push(line),
  })
  app = running.appWith({ log })
})
beforeEach(() => void lines.splice(0))
afterAll(async () => {
  await running.close()
  await provider.stop()
})

async function request(
  operation: string,
  { body, headers = {} }: { body?: unknown; headers?: Headers } = {},
) {
  const [method = '', path = ''] = operation.split(' ')
  const init = {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
  return app.request(`/api/${path}`, init, { incoming: { socket: { remoteAddress: from } } })
}

async function enter(credentials: object) {
  const response = await request('POST auth/sign-in/email', { body: credentials })
  expect(response.status).toBe(200)
  return cookieFrom(response)
}

async function newCreator() {
  const user = await addUser(running)
  return { ...user, headers: await enter(user) }
}

/** The token that the email would contain. */
async function mailedToken(purpose: LinkPurpose, email: string, to = email) {
  const { db } = running.database
  const { id: userId } = (await findUserByEmail(db, email))!
  return running.signer.sign(accountLink, await addLink(db, { purpose, userId, email: to }))
}

/** The logged events, which must all have the same hashed account and client. */
function eventsOf(...addresses: string[]) {
  const found = lines.filter(({ event }) => event !== undefined)
  const hash = expect.stringMatching(/^[\w-]{16}$/) as string
  for (const { event, account, client } of found)
    expect({ event, account, client }).toEqual({ event, account: hash, client: hash })
  expect(new Set(found.map(({ client }) => client)).size).toBe(1)
  expect(new Set(found.map(({ account }) => account)).size).toBe(1)
  for (const address of [...addresses, from]) expect(JSON.stringify(lines)).not.toContain(address)
  return found.map(({ event }) => event)
}

test('logs a password that is reset, changed, or wrong at a confirmation', async () => {
  const { email, password, headers } = await newCreator()
  const wrong = await request('POST account/confirmation', { headers, body: { password: 'wrong' } })
  const change = { currentPassword: password, password: 'another password' }
  const changed = await request('PUT account/password', { headers, body: change })
  const resetRequest = await request('POST auth/password-reset', { body: { email } })
  const token = await mailedToken('password-reset', email)
  const reset = await request('PUT auth/password-reset', { body: { token, password: 'chosen by the owner' } })
  expect([wrong, changed, resetRequest, reset].map(({ status }) => status)).toEqual([403, 200, 202, 200])
  expect(eventsOf(email)).toEqual([
    'sign-in',
    'confirmation-failed',
    'password-changed',
    'password-reset-requested',
    'password-reset',
  ])
})

test('logs an email change under the previous address, and its cancellation', async () => {
  const { email, password, headers } = await newCreator()
  const emailChange = { email: `new-${email}`, currentPassword: password }
  expect((await request('PUT account/email', { headers, body: emailChange })).status).toBe(202)
  const cancellation = { token: await mailedToken('email-change-cancellation', email) }
  expect((await request('PUT auth/email-change-cancellation', { body: cancellation })).status).toBe(200)
  const change = { token: await mailedToken('email-change', email, emailChange.email) }
  expect((await request('PUT auth/email-confirmation', { body: change })).status).toBe(200)
  expect(eventsOf(email, emailChange.email)).toEqual([
    'sign-in',
    'email-change-requested',
    'email-change-canceled',
    'email-changed',
  ])
})

test('logs passkey changes and account deletion', async () => {
  const { email, password, headers } = await newCreator()
  await addPasskey(headers)
  const factors = await request('GET account/second-factor', { headers })
  const { passkeys } = (await factors.json()) as { passkeys: { id: string }[] }
  expect((await request(`DELETE account/passkeys/${passkeys[0]!.id}`, { headers })).status).toBe(204)
  const proof = { currentPassword: password }
  expect((await request('DELETE account', { headers, body: proof })).status).toBe(200)
  expect(eventsOf(email)).toEqual(['sign-in', 'passkey-added', 'passkey-removed', 'account-deleted'])
})

async function addPasskey(headers: Headers) {
  const passkey = createSoftwarePasskey()
  const challenge = await request('POST account/passkey-challenges', {
    headers,
    body: { purpose: 'registration' },
  })
  const body = passkey.register((await challenge.json()) as Parameters<typeof passkey.register>[0])
  expect((await request('POST account/passkeys', { headers, body })).status).toBe(201)
  return passkey
}

const signInQuestion = async () =>
  (await (await request('POST auth/passkey-challenges')).json()) as Parameters<
    ReturnType<typeof createSoftwarePasskey>['sign']
  >[0]

test('logs passkey sign-ins, including failed ones', async () => {
  const { email, headers } = await newCreator()
  const passkey = await addPasskey(headers)
  const unverified = passkey.sign(await signInQuestion(), { verified: false })
  expect((await request('POST auth/sign-in/passkey', { body: unverified })).status).toBe(403)
  const good = passkey.sign(await signInQuestion())
  expect((await request('POST auth/sign-in/passkey', { body: good })).status).toBe(200)
  // A replay of the same response.
  expect((await request('POST auth/sign-in/passkey', { body: good })).status).toBe(403)
  expect(eventsOf(email)).toEqual(['sign-in', 'passkey-added', 'sign-in-failed', 'sign-in', 'sign-in-failed'])
})

test('logs an unknown passkey with the client only', async () => {
  const { email } = await newCreator()
  const client = lines.find(({ event }) => event === 'sign-in')?.client
  lines.splice(0)
  const body = createSoftwarePasskey().sign(await signInQuestion())
  expect((await request('POST auth/sign-in/passkey', { body })).status).toBe(403)
  expect(lines.filter(({ event }) => event)).toEqual([{ event: 'sign-in-failed', client }])
  expect(JSON.stringify(lines)).not.toContain(email)
})

/** Returns from the provider with these claims. */
async function returnFromProvider(login: string, profile: Record<string, unknown>) {
  claims = profile
  const body = { provider: 'google', callbackURL: '/ai-tools' }
  const started = await request('POST auth/sign-in/social', { body })
  const { url } = (await started.json()) as { url: string }
  const { pathname, search } = await consentAt(url, login)
  const ended = await request(`GET ${pathname.replace('/api/', '')}${search}`, {
    headers: cookieFrom(started),
  })
  return ended.headers.get('location')
}

test("logs third-party sign-ins under the account's address here", async () => {
  const { email } = await newCreator()
  await running.database.pool.query('update users set email_verified = true where email = $1', [email])
  const here = { email: email.toUpperCase(), email_verified: true }
  expect(await returnFromProvider('events', here)).toBe('/ai-tools')
  const elsewhere = { email: `moved-${email}`, email_verified: true }
  expect(await returnFromProvider('events', elsewhere)).toBe('/ai-tools')
  expect(eventsOf(email)).toEqual(['sign-in', 'sign-in', 'sign-in'])
})

test.each([
  ['whose owner has not confirmed it here', true],
  ['that the provider has not confirmed', false],
])('logs a third-party sign-in rejected for an address %s', async (_, isConfirmedThere) => {
  const { email } = await newCreator()
  await running.database.pool.query('update users set email_verified = false where email = $1', [email])
  const profile = { email, email_verified: isConfirmedThere }
  expect(await returnFromProvider(email, profile)).toContain('problem=')
  expect(eventsOf(email)).toEqual(['sign-in', 'sign-in-failed'])
})

test('logs a third-party sign-in to a team account', async () => {
  await enter(admin)
  const profile = { email: admin.email, email_verified: true }
  expect(await returnFromProvider('claims-to-be-admin', profile)).toContain('problem=failed')
  expect(eventsOf(admin.email)).toEqual(['sign-in', 'sign-in-failed'])
})

test('logs an unsolicited third-party callback with the client only', async () => {
  await request('GET auth/callback/google?code=made-up&state=made-up')
  expect(lines.filter(({ event }) => event)).toEqual([
    { event: 'sign-in-failed', client: expect.stringMatching(/^[\w-]{16}$/) as string },
  ])
})

test('logs second-factor changes, wrong codes and used recovery codes', async () => {
  const headers = await enter(admin)
  const { secret } = (await (await request('POST account/totp', { headers })).json()) as { secret: string }
  const code = totpCode(secret, totpStep(new Date()))
  const added = await request('PUT account/totp', { headers, body: { code } })
  const { recoveryCodes } = (await added.json()) as { recoveryCodes: string[] }
  const wrong = { code: 'not-a-code-of-this-account' }
  expect((await request('POST account/confirmation', { headers, body: wrong })).status).toBe(403)
  // Being asked for the code is not a failure.
  expect((await request('POST auth/sign-in/email', { body: admin })).status).toBe(403)
  expect((await request('POST auth/sign-in/email', { body: { ...admin, ...wrong } })).status).toBe(403)
  const again = await enter({ ...admin, code: recoveryCodes[0] })
  expect((await request('DELETE account/totp', { headers: again })).status).toBe(204)
  expect(eventsOf(admin.email)).toEqual([
    'sign-in',
    'second-factor-added',
    'confirmation-failed',
    'sign-in-failed',
    'recovery-code-used',
    'sign-in',
    'second-factor-removed',
  ])
})

test('logs an account that an admin signs out everywhere', async () => {
  const user = await addUser(running)
  const headers = await enter(admin)
  lines.splice(0)
  const { id } = (await findUserByEmail(running.database.db, user.email))!
  expect((await request(`DELETE admin/accounts/${id}/sessions`, { headers })).status).toBe(204)
  expect(eventsOf(user.email, admin.email)).toEqual(['signed-out-by-admin'])
})

test('logs who joins and leaves the team at startup, once', async () => {
  const securityLog = createSecurityLog(log, running.secret)
  const { team } = running.config
  const member = { role: 'associate', email: 'joining@example.org', password: 'from the operator' } as const
  const start = (members: Parameters<typeof ensureTeam>[2]) =>
    ensureTeam(running.database, running.auth, members, securityLog)
  await start([...team, member])
  await start([...team, member])
  await start(team)
  await start(team)
  expect(eventsOf(member.email)).toEqual(['team-joined', 'team-left'])
})
