import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { consentAt } from '#testing/consent.ts'
import { waitForMails } from '#testing/mailed-token.ts'
import { startOpenIdProvider, type OpenIdProvider } from '#testing/openid-provider.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { createThirdParties } from './third-party-providers.ts'

let running: TestApp
let provider: OpenIdProvider
let claims: Record<string, unknown> = {}
beforeAll(async () => {
  provider = await startOpenIdProvider({ claims: () => claims, claimsInIdToken: true })
  running = await startTestApp({
    RATE_LIMIT_SCALE: '100',
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Mistaken ID',
    // Reaches the same provider under another name, so its issuer doesn't match.
    OIDC_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost'),
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  })
})
afterAll(async () => {
  await running.close()
  await provider.stop()
})

const begin = (chosen = 'google') =>
  running.post('/api/auth/sign-in/social', { provider: chosen, callbackURL: '/ai-tools' })

/** Signs in as `login` with the provider's claims; returns the final page and user. */
async function signInAs(login: string, profile: Record<string, unknown>, had: Record<string, string> = {}) {
  claims = profile
  const started = await begin()
  expect(started.status).toBe(200)
  const { url } = (await started.json()) as { url: string }
  const back = await consentAt(url, login)
  expect(back.origin).toBe(running.siteUrl)
  const cookie = [cookieFrom(started)['cookie'], had['cookie']].filter(Boolean).join('; ')
  const ended = await running.app.request(`${back.pathname}${back.search}`, { headers: { cookie } })
  expect(ended.status).toBe(302)
  const session = await running.app.request('/api/session', { headers: cookieFrom(ended) })
  return { location: ended.headers.get('location'), ...((await session.json()) as { user: unknown }) }
}

const refusedAs = (problem: string) => ({
  location: `/login?returnTo=%2Fai-tools&problem=${problem}&provider=google`,
  user: null,
})
const rowsOf = async (email: string) => {
  const { rows } = await running.database.pool.query<Record<string, unknown>>(
    `select u.name, u.image, u.email_verified, a.provider_id, a.account_id, a.access_token, a.refresh_token, a.id_token, a.scope
     from users u left join accounts a on a.user_id = u.id where u.email = $1 order by a.provider_id`,
    [email],
  )
  return rows
}

test('a provider that is down at first works once it is back', async () => {
  const down = await begin()
  expect([down.status, await down.json()]).toMatchObject([
    503,
    { error: { status: 'UNAVAILABLE', message: 'Google login failed. Please try again.' } },
  ])
  provider.serve(`${running.siteUrl}/api/auth/callback/google`)
  expect((await begin()).status).toBe(200)
})

async function startServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('follows no redirect of a provider, neither for its metadata nor for a profile', async () => {
  const requests: string[] = []
  const target = await startServer((request, response) => {
    requests.push(request.url ?? '')
    response.end('{}')
  })
  let asked = 0
  const issuer = await startServer((_, response) => {
    asked++
    response.writeHead(302, { location: `${target}/metadata` }).end()
  })
  const client = { clientId: 'crovest', clientSecret: 'secret' }
  const redirecting = [{ id: 'oidc' as const, name: 'Redirecting ID', issuer, ...client }]
  await expect(createThirdParties(running.auth, redirecting).prepare('oidc')).rejects.toThrow()
  expect(asked).toBe(1)

  provider.redirectProfiles(`${target}/profile`)
  onTestFinished(() => provider.redirectProfiles(undefined))
  expect((await signInAs(randomUUID(), { name: 'Without an address' })).user).toBeNull()
  expect(requests).toEqual([])
})

test('rejects a provider that names a different issuer', async () => {
  expect((await begin('oidc')).status).toBe(503)
})

test('stores only the identity from the provider, within our limits', async () => {
  const email = `${randomUUID()}@example.org`
  const profile = {
    email: ` ${email.toUpperCase()} `.trim(),
    email_verified: true,
    name: `Ada\r\nLovelace${'x'.repeat(5000)}`,
    picture: 'javascript:alert(1)',
    role: 'admin',
  }
  expect(await signInAs('ada', profile)).toEqual({
    location: '/ai-tools',
    user: { email, role: 'user', userType: 'creator' },
  })
  const [row, ...more] = await rowsOf(email)
  expect(more).toEqual([])
  expect(row).toMatchObject({
    image: null,
    email_verified: true,
    provider_id: 'google',
    account_id: 'ada',
    access_token: null,
    refresh_token: null,
    id_token: null,
    scope: null,
  })
  expect(row?.['name']).toMatch(/^Ada {1,2}Lovelacex{1,90}$/)
})

test('a changed address at the provider opens the same account', async () => {
  const email = `${randomUUID()}@example.org`
  await signInAs('moves', { email, email_verified: true })
  const moved = { email: `${randomUUID()}@example.org`, email_verified: true }
  expect(await signInAs('moves', moved)).toEqual({
    location: '/ai-tools',
    user: { email, role: 'user', userType: 'creator' },
  })
})

test("a third-party sign-in ends the browser's session; a rejected one keeps it", async () => {
  const had = cookieFrom(await running.post('/api/auth/sign-in/email', await addUser(running)))
  const findOwner = async () =>
    ((await (await running.app.request('/api/session', { headers: had })).json()) as { user: unknown }).user
  const email = `${randomUUID()}@example.org`
  await signInAs(randomUUID(), { email, email_verified: false }, had)
  expect(await findOwner()).not.toBeNull()
  expect(await signInAs(randomUUID(), { email, email_verified: true }, had)).toMatchObject({
    user: { email },
  })
  expect(await findOwner()).toBeNull()
})

test('a third party cannot open an account with an unconfirmed address', async () => {
  const { email } = await addUser(running)
  await running.database.pool.query('update users set email_verified = false where email = $1', [email])
  expect(await signInAs(email, { email, email_verified: true })).toEqual(refusedAs('account-exists'))
  expect((await rowsOf(email)).map((row) => row['provider_id'])).toEqual(['credential'])
})

test('an unverified address gets the same response whether or not an account exists', async () => {
  const { email } = await addUser(running)
  for (const address of [email, `${randomUUID()}@example.org`])
    expect(await signInAs(address, { email: address, email_verified: false })).toEqual(
      refusedAs('no-confirmed-address'),
    )
})

test('without a verification claim a new account starts unconfirmed, and an existing one stays closed', async () => {
  const fresh = `${randomUUID()}@example.org`
  expect(await signInAs(fresh, { email: fresh })).toMatchObject({ location: '/ai-tools' })
  expect(await rowsOf(fresh)).toMatchObject([{ email_verified: false }])
  const { email } = await addUser(running)
  expect(await signInAs(email, { email })).toEqual(refusedAs('account-exists'))
})

test.each([
  [{}],
  [{ email: 'not an address' }],
  [{ email: 7 }],
  [{ email: `${'a'.repeat(300)}@example.org` }],
])('an invalid address creates no account: %o', async (profile) => {
  expect(await signInAs(randomUUID(), { ...profile, email_verified: true })).toEqual(
    refusedAs('no-confirmed-address'),
  )
})

test('rejects a team address, however it became one', async () => {
  const admin = { email: 'ADMIN@crovest.local', email_verified: true }
  expect(await signInAs('claims-to-be-admin', admin)).toEqual(refusedAs('failed'))
  const email = `${randomUUID()}@example.org`
  await signInAs('promoted', { email, email_verified: true })
  const { pool } = running.database
  await pool.query(`delete from users where email = 'associate@crovest.local'`)
  await pool.query(`update users set email = 'associate@crovest.local' where email = $1`, [email])
  expect(await signInAs('promoted', { email, email_verified: true })).toEqual(refusedAs('failed'))
  const { rows } = await pool.query(`select role from users where email = 'associate@crovest.local'`)
  expect(rows).toEqual([{ role: 'user' }])
})

test("a second provider account with the same address does not open the first one's account", async () => {
  const email = `${randomUUID()}@example.org`
  const profile = { email, email_verified: true }
  expect(await signInAs('came-first', profile)).toMatchObject({ user: { email } })
  expect(await signInAs('came-second', profile)).toEqual(refusedAs('other-account'))
  expect((await rowsOf(email)).map((row) => row['account_id'])).toEqual(['came-first'])
  expect(await signInAs('came-first', profile)).toMatchObject({ user: { email } })
})

test('the owner of an existing account is emailed when a third party is linked', async () => {
  await running.startBackgroundJobs()
  const { email } = await addUser(running)
  for (const _ of ['linked', 'known'])
    expect(await signInAs(email, { email, email_verified: true })).toMatchObject({ user: { email } })
  const fresh = `${randomUUID()}@example.org`
  await signInAs(fresh, { email: fresh, email_verified: true })
  // Jobs run in order, so once a later email has arrived, earlier ones have too.
  await running.post('/api/auth/sign-up/email', { email: fresh, password: 'a fine long password' })
  expect((await waitForMails(running, fresh, 1)).map(({ subject }) => subject)).toEqual([
    'You already have a Crovest account',
  ])
  expect((await waitForMails(running, email, 1)).map(({ subject }) => subject)).toEqual([
    'A new way to sign in to Crovest',
  ])
})

test('a malformed callback ends on the sign-in page and passes nothing on', async () => {
  for (const query of ['', 'error=access_denied', 'code=x', 'state=%00&code=x', 'code=a&code=b&state=c']) {
    const response = await running.app.request(
      `/api/auth/callback/google?${query}&error_description=call+0900`,
    )
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(
      '/login?returnTo=%2Fai-tools%2Fscript-generator&problem=failed&provider=google',
    )
  }
})

test('there is no third-party sign-in unless it is configured', async () => {
  const plain = await startTestApp()
  try {
    expect(await (await plain.app.request('/api/sign-in-options')).json()).toEqual({ providers: [] })
    expect((await plain.post('/api/auth/sign-in/social', { provider: 'google' })).status).toBe(404)
    const back = await plain.app.request('/api/auth/callback/google?code=x&state=y')
    expect(back.headers.get('location')).toMatch(/^\/login\?.*problem=failed/)
  } finally {
    await plain.close()
  }
})
