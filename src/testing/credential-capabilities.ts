import { randomUUID } from 'node:crypto'
import type { LinkPurpose } from '#features/accounts/server/links/links.store.ts'
import { consentAt } from './consent.ts'
import { cookieFrom } from './cookie-from.ts'
import { requestAccount } from './second-factor.ts'
import { createSoftwarePasskey } from './software-passkey.ts'
import type { TestApp } from './test-app.ts'

export type Holder = { userId: string; email: string; password: string; cookie: Record<string, string> }

export type Surroundings = {
  running: TestApp
  mailedToken: (purpose: LinkPurpose, email: string, to?: string) => Promise<string>
  put: (path: string, body: unknown) => Response | Promise<Response>
  /** The address the third party confirms for a login. */
  addressOfLogin: Map<string, string>
}

/** Creates a credential for an account; the returned function tries it and says whether it worked. */
type Grant = (around: Surroundings, holder: Holder) => Promise<() => Promise<boolean>>

/** Every credential besides the password that opens an account or shows its data. */
export const capabilities: Record<string, Grant> = {
  'a session on another device': async ({ running }, { email, password }) => {
    const cookie = cookieFrom(await running.post('/api/auth/sign-in/email', { email, password }))
    return async () => (await running.app.request('/api/account', { headers: cookie })).status === 200
  },

  'a bearer token': async ({ running }, { email, password }) => {
    const { token } = (await (await running.post('/api/auth/token', { email, password })).json()) as {
      token: string
    }
    const headers = { authorization: `Bearer ${token}` }
    return async () => (await running.app.request('/api/account', { headers })).status === 200
  },

  'a password reset link': async ({ mailedToken, put }, { email }) => {
    const token = await mailedToken('password-reset', email)
    return async () =>
      (await put('/api/auth/password-reset', { token, password: 'chosen by a thief' })).status === 200
  },

  'a link that confirms the address': async ({ mailedToken, put }, { email }) => {
    const token = await mailedToken('email-confirmation', email)
    return async () => (await put('/api/auth/email-confirmation', { token })).status === 200
  },

  'a link that changes the address': async ({ mailedToken, put }, { email }) => {
    const token = await mailedToken('email-change', email, `thief-${email}`)
    return async () => (await put('/api/auth/email-confirmation', { token })).status === 200
  },

  'the address of the calendar feed': async ({ running }, { cookie }) => {
    const response = await running.app.request('/api/schedule/feed', { headers: cookie })
    const { pathname } = new URL(((await response.json()) as { url: string }).url)
    return async () => (await running.app.request(pathname)).status === 200
  },

  'an unfinished third-party sign-in': async ({ running, addressOfLogin }, { email, userId }) => {
    const login = randomUUID()
    addressOfLogin.set(login, email)
    await running.database.pool.query(
      `insert into accounts (id, user_id, provider_id, account_id) values ($1, $2, 'google', $3)`,
      [randomUUID(), userId, login],
    )
    const redirect = await running.post('/api/auth/sign-in/social', { provider: 'google' })
    const back = await consentAt(((await redirect.json()) as { url: string }).url, login)
    return async () => {
      const callback = await running.app.request(`${back.pathname}${back.search}`, {
        headers: cookieFrom(redirect),
      })
      const response = await running.app.request('/api/account/sessions', { headers: cookieFrom(callback) })
      if (response.status !== 200) return false
      const { items } = (await response.json()) as { items: { id: string; isCurrent: boolean }[] }
      // A third-party sign-in may create a new account after deletion, which is not this one.
      const { rowCount } = await running.database.pool.query(
        'select 1 from sessions where user_id = $1 and id = $2',
        [userId, items.find(({ isCurrent }) => isCurrent)?.id],
      )
      return rowCount === 1
    }
  },

  // Here, because a team account needs it at every sign-in from then on.
  'a passkey': async ({ running }, { cookie }) => {
    const passkey = createSoftwarePasskey()
    const purpose = { purpose: 'registration' }
    const { body: challenge } = await requestAccount(running, cookie, 'POST', 'passkey-challenges', purpose)
    await requestAccount(running, cookie, 'POST', 'passkeys', passkey.register(challenge))
    return async () => {
      const asked = await running.post('/api/auth/passkey-challenges', {})
      const assertion = passkey.sign((await asked.json()) as Parameters<typeof passkey.sign>[0])
      return (await running.post('/api/auth/sign-in/passkey', assertion)).status === 200
    }
  },

  // Last, because using it ends the others.
  'a link that cancels a change of address': async ({ mailedToken, put }, { email }) => {
    const token = await mailedToken('email-change-cancellation', email)
    return async () => (await put('/api/auth/email-change-cancellation', { token })).status === 200
  },
}
