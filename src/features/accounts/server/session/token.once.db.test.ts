import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#platform/common/durations.ts'
import { serve } from '#platform/server/http/serve.ts'
import { createFirebaseClient, refusalOf } from '#testing/firebase-client.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
let server: Awaited<ReturnType<typeof serve>>
let client: ReturnType<typeof createFirebaseClient>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  server = await serve({ fetch: running.app.fetch, serveStatic: () => false }, { host: '127.0.0.1', port: 0 })
  client = createFirebaseClient(`http://127.0.0.1:${server.port}/api/callable`)
})
afterAll(async () => {
  await client.close()
  await server.stop(1)
  await running.close()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const findUser = async (headers: Record<string, string>) =>
  ((await (await running.app.request('/api/session', { headers })).json()) as { user: unknown }).user

async function getToken() {
  const user = await addUser(running)
  const response = await running.post('/api/auth/token', user)
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([])
  const { token, expiresAt } = (await response.json()) as { token: string; expiresAt: string }
  return { user, token, expiresAt }
}

test('a program gets a token for its password and is authenticated by it', async () => {
  const { user, token, expiresAt } = await getToken()
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 29 * dayMs)
  expect(token).toMatch(/^[\w.~+/-]+=*$/)
  const me = { email: user.email, role: 'user', userType: 'creator' }
  expect(await findUser(bearer(token))).toEqual(me)
  expect(await findUser({ authorization: `bearer  ${token} ` })).toEqual(me)
  const response = await running.app.request('/api/session', { headers: bearer(token) })
  expect(response.headers.getSetCookie()).toEqual([])
})

test('a page or a wrong password gets no token', async () => {
  const user = await addUser(running)
  for (const origin of [{ origin: running.siteUrl }, { 'sec-fetch-site': 'same-origin' }]) {
    const response = await running.post('/api/auth/token', user, origin)
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  }
  expect((await running.post('/api/auth/token', { ...user, password: 'wrong' })).status).toBe(401)
})

test('an altered, shortened or forged token is rejected, whatever cookie is sent along', async () => {
  const { token } = await getToken()
  const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', await addUser(running)))
  expect(await findUser(cookie)).not.toBeNull()
  const [raw = ''] = token.split('.')
  for (const wrong of [
    raw,
    `${raw}.`,
    `x${token}`,
    token.slice(0, -3),
    'a b',
    '',
    '%00',
    'ü',
    `${token};x=1`,
  ])
    expect(await findUser({ ...cookie, ...bearer(encodeURI(wrong)) })).toBeNull()
})

test('another scheme, such as Basic auth for a proxy, does not override the cookie', async () => {
  const user = await addUser(running)
  const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', user))
  expect(await findUser({ ...cookie, authorization: 'Basic eDp5' })).toEqual({
    email: user.email,
    role: 'user',
    userType: 'creator',
  })
})

test('a token ends with its session, and other sessions stay valid', async () => {
  const { user, token } = await getToken()
  const second = (await (await running.post('/api/auth/token', user)).json()) as { token: string }
  expect((await running.post('/api/auth/sign-out', {}, bearer(token))).status).toBe(200)
  expect(await findUser(bearer(token))).toBeNull()
  expect(await refusalOf(client.call('generateContent', { prompt: 'x' }, { auth: token }))).toMatchObject({
    code: 'functions/unauthenticated',
  })
  expect(await findUser(bearer(second.token))).not.toBeNull()
  await running.database.pool.query('delete from users where email = $1', [user.email])
  expect(await findUser(bearer(second.token))).toBeNull()
})

test('the official client signs in with authenticateUser, in both formats, and uses its token', async () => {
  const { email, password } = await addUser(running)
  for (const payload of [
    { authMethod: 'email', email, password },
    { authMethod: 'email', credentials: { email: email.toUpperCase(), password } },
  ]) {
    const response = (await client.call('authenticateUser', payload)) as { token: string }
    expect(response).toEqual({
      user: { uid: expect.any(String) as string, email, role: 'user' },
      token: expect.any(String) as string,
      expiresAt: expect.any(String) as string,
    })
    expect(await findUser(bearer(response.token))).toEqual({ email, role: 'user', userType: 'creator' })
    for (const name of ['updateUserProfile', 'saveOnboardingProfile'])
      expect(await refusalOf(client.call(name, {}, { auth: response.token }))).toMatchObject({
        code: 'functions/invalid-argument',
        details: { fields: { 'data.profileData': expect.any(String) as string } },
      })
  }
})

test('authenticateUser rejects a wrong password, another method and an invalid address', async () => {
  const { email, password } = await addUser(running)
  const call = (payload: unknown) => refusalOf(client.call('authenticateUser', payload))
  expect(await call({ authMethod: 'email', email, password: 'wrong' })).toMatchObject({
    code: 'functions/unauthenticated',
    message: 'Login failed. Please try again. [401]',
  })
  for (const payload of [
    { email, password },
    { authMethod: 'email', email, password: 'x'.repeat(10_000) },
    null,
    [],
  ])
    expect(await call(payload)).toMatchObject({ code: 'functions/invalid-argument' })
  expect(await call({ authMethod: 'email', credentials: { email: 'nobody', password } })).toMatchObject({
    details: { fields: { 'data.email': 'Please enter a valid email address.' } },
  })
  expect(await call({ authMethod: 'google', email, password })).toMatchObject({
    details: { fields: { 'data.authMethod': expect.stringContaining("Only 'email'") as string } },
  })
})

test('a page that calls authenticateUser gets the cookie and no token', async () => {
  const { email, password } = await addUser(running)
  const response = await running.post(
    '/api/callable/authenticateUser',
    { data: { authMethod: 'email', email, password } },
    { origin: running.siteUrl },
  )
  expect(await response.clone().text()).not.toContain('token')
  expect(await findUser(cookieFrom(response))).toEqual({ email, role: 'user', userType: 'creator' })
})

test('the other functions require a session and reject other sites', async () => {
  for (const name of ['updateUserProfile', 'saveOnboardingProfile', 'generateContent'])
    expect(await refusalOf(client.call(name, {}))).toMatchObject({
      code: 'functions/unauthenticated',
      message: 'User not authenticated [401]',
    })
  const { token } = await getToken()
  const foreign = await running.post(
    '/api/callable/generateContent',
    { data: { prompt: 'x' } },
    { ...bearer(token), origin: 'https://evil.example' },
  )
  expect(foreign.status).toBe(403)
  const preflight = await running.app.request('/api/callable/generateContent', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  })
  expect(preflight.headers.has('access-control-allow-origin')).toBe(false)
})
