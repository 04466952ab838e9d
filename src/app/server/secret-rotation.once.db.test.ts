import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuth } from '#features/accounts/server.ts'
import type { Secrets } from '#platform/server/secret.ts'
import { createSigner } from '#platform/server/signer.ts'
import { tokenIn, waitForMails } from '#testing/mailed-token.ts'
import { fastHashing } from '#testing/fast-hashing.ts'
import { setUpApp, teamMember } from '#testing/second-factor.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser, cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const newSecret = 'the secret that comes after it, long enough'

let running: TestApp
let rotating: TestApp['app']
let after: TestApp['app']
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '100' })
  await running.startBackgroundJobs()
  rotating = appWith({ current: newSecret, previous: running.secret })
  after = appWith({ current: newSecret })
})
afterAll(() => running.close())

const appWith = (secrets: Secrets) =>
  running.appWith({
    secret: secrets.current,
    secrets,
    signer: createSigner(secrets),
    auth: createAuth({ ...running, secrets, hashing: fastHashing }),
  })

const whoIs = async (app: TestApp['app'], headers: Record<string, string>) => {
  const { user } = (await (await app.request('/api/session', { headers })).json()) as {
    user: { role: string } | null
  }
  return user?.role
}

test('a session of the previous secret is valid during the rotation, can be ended, and is invalid afterwards', async () => {
  const cookie = await cookieOf(running, 'admin')
  expect(await whoIs(rotating, cookie)).toBe('admin')
  expect(await whoIs(after, cookie)).toBeUndefined()
  const library = await rotating.request('/api/auth/get-session', { headers: cookie })
  expect(await library.json()).toMatchObject({ user: { email: 'admin@crovest.local' } })
  expect((await rotating.request('/api/auth/sign-out', { method: 'POST', headers: cookie })).status).toBe(200)
  expect(await whoIs(rotating, cookie)).toBeUndefined()
})

test('a session created during the rotation outlives it', async () => {
  const signedIn = await rotating.request('/api/auth/sign-in/email', {
    method: 'POST',
    body: JSON.stringify(await addUser(running)),
    headers: { 'content-type': 'application/json' },
  })
  expect(await whoIs(after, cookieFrom(signedIn))).toBe('user')
})

test('a bearer token is valid during the rotation and invalid afterwards', async () => {
  const response = await running.post('/api/auth/token', await addUser(running))
  const { token } = (await response.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  expect(await whoIs(rotating, headers)).toBe('user')
  expect(await whoIs(after, headers)).toBeUndefined()
})

test('an emailed link from before the rotation resets a password during it, but not afterwards', async () => {
  const [first, second] = [await addUser(running), await addUser(running)]
  const setPassword = async (app: TestApp['app'], { email }: { email: string }) => {
    await running.post('/api/auth/password-reset', { email })
    const [mail] = await waitForMails(running, email, 1)
    const response = await app.request('/api/auth/password-reset', {
      method: 'PUT',
      body: JSON.stringify({ token: tokenIn(mail!), password: 'a wholly new phrase' }),
      headers: { 'content-type': 'application/json' },
    })
    return response.status
  }
  expect(await setPassword(rotating, first)).toBe(200)
  expect(await setPassword(after, second)).toBe(400)
})

test('unsubscribe links and calendar feeds of the previous secret are valid only during the rotation', async () => {
  const cookie = await cookieOf(running, 'user')
  const feed = (await (await running.app.request('/api/schedule/feed', { headers: cookie })).json()) as {
    url: string
  }
  const unsubscribe = `/api/forms/newsletter/unsubscription?token=${running.signer.sign('unsubscribe:', crypto.randomUUID())}`
  for (const path of [new URL(feed.url).pathname, unsubscribe]) {
    expect([path, (await rotating.request(path)).status]).toEqual([path, 200])
    expect([path, (await after.request(path)).status]).toEqual([path, 404])
  }
})

test('an authenticator app used during the rotation still works afterwards', async () => {
  const member = teamMember('associate')
  const authenticator = await setUpApp(running, await cookieOf(running, 'associate'))
  const signIn = async (app: TestApp['app']) => {
    await authenticator.again(member.email)
    const response = await app.request('/api/auth/sign-in/email', {
      method: 'POST',
      body: JSON.stringify({ ...member, code: authenticator.code() }),
      headers: { 'content-type': 'application/json' },
    })
    return response.status
  }
  expect(await signIn(rotating)).toBe(200)
  expect(await signIn(after)).toBe(200)
})
