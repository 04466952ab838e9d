import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOpenIdProvider, type OpenIdProvider } from '#testing/openid-provider.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { addUser } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { capabilities, type Holder, type Surroundings } from '#testing/credential-capabilities.ts'
import { ensureTeam } from './team/ensure-team.ts'
import { accountLink, addLink, type LinkPurpose } from './links/links.store.ts'
import { findUserByEmail } from './own-account/own-account.store.ts'

let running: TestApp
let provider: OpenIdProvider
let around: Surroundings
const addressOfLogin = new Map<string, string>()

beforeAll(async () => {
  provider = await startOpenIdProvider({
    claims: (login) => ({ email: addressOfLogin.get(login) ?? '', email_verified: true }),
    claimsInIdToken: true,
  })
  running = await startTestApp({
    RATE_LIMIT_SCALE: '1000',
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
  })
  provider.serve(`${running.siteUrl}/api/auth/callback/google`)
  around = { running, mailedToken, put, addressOfLogin }
})
afterAll(async () => {
  await running.close()
  await provider.stop()
})

type CredentialEvent = {
  /** Runs before the event. */
  prepare?: (holder: Holder) => Promise<unknown>
  happen: (holder: Holder) => unknown
  /** What keeps working all the same. */
  keeps?: string[]
}

const passkey = 'a passkey'
const undo = 'a link that cancels a change of address'

/** What the owners of the accounts got at their old addresses. */
const undoTokens = new Map<Holder, string>()

const events: Record<string, CredentialEvent> = {
  'a password reset': {
    happen: async ({ email }) =>
      put('/api/auth/password-reset', {
        token: await mailedToken('password-reset', email),
        password: 'chosen by the owner',
      }),
    keeps: [undo],
  },
  'a password change': {
    happen: ({ cookie, password }) =>
      put('/api/account/password', { currentPassword: password, password: 'another password' }, cookie),
    keeps: [passkey, undo],
  },
  'an email change': {
    happen: async ({ email }) =>
      put('/api/auth/email-confirmation', {
        token: await mailedToken('email-change', email, `new-${email}`),
      }),
    keeps: [passkey, undo],
  },
  'the cancellation of an email change': {
    happen: async ({ email }) =>
      put('/api/auth/email-change-cancellation', {
        token: await mailedToken('email-change-cancellation', email),
      }),
    keeps: [passkey],
  },
  'the cancellation of an email change that was already made': {
    prepare: async (holder) => {
      undoTokens.set(holder, await mailedToken('email-change-cancellation', holder.email))
      const email = `thief-${holder.email}`
      await put('/api/auth/email-confirmation', {
        token: await mailedToken('email-change', holder.email, email),
      })
      holder.email = email
    },
    happen: (holder) => put('/api/auth/email-change-cancellation', { token: undoTokens.get(holder) }),
  },
  'joining the team with a configured password': { happen: (holder) => configure(holder) },
  'joining the team with the existing password': {
    happen: (holder) => configure(holder, { password: holder.password }),
  },
  'joining the team with a generated password': {
    happen: (holder) => configure(holder, { password: undefined }),
  },
  'a new team role': {
    prepare: (holder) => configure(holder, { password: holder.password }),
    happen: (holder) => configure(holder, { password: holder.password, role: 'admin' }),
    keeps: [passkey],
  },
  "a new password in the team's configuration": {
    prepare: (holder) => configure(holder, { password: holder.password }),
    happen: (holder) => configure(holder),
    keeps: [passkey],
  },
  'leaving the team': {
    prepare: (holder) => configure(holder, { password: holder.password }),
    happen: () => ensureTeam(running.database, running.auth, []),
    keeps: [passkey],
  },
  'the deletion of the account': {
    happen: ({ cookie, password }) =>
      running.app.request('/api/account', {
        method: 'DELETE',
        headers: { ...cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ currentPassword: password }),
      }),
  },
}

test.each(Object.keys(capabilities))('%s keeps working without an event', async (name) => {
  const use = await capabilities[name]!(around, await newHolder())
  expect(await use()).toBe(true)
})

test.each(Object.entries(events))(
  '%s ends every capability, or says which it keeps',
  async (_name, { prepare, happen, keeps = [] }) => {
    const holder = await newHolder()
    await prepare?.(holder)
    holder.cookie = await signInWith(holder)
    const uses = new Map<string, () => Promise<boolean>>()
    for (const [name, grant] of Object.entries(capabilities)) uses.set(name, await grant(around, holder))
    const done = await happen(holder)
    expect(done instanceof Response ? done.status : 200).toBe(200)
    const survivors = []
    for (const [name, use] of uses) if (await use()) survivors.push(name)
    expect(survivors).toEqual(keeps)
  },
)

async function newHolder(): Promise<Holder> {
  const user = await addUser(running)
  const account = await findUserByEmail(running.database.db, user.email)
  return { ...user, userId: account!.id, cookie: await signInWith(user) }
}

const signInWith = async ({ email, password }: { email: string; password: string }) =>
  cookieFrom(await running.post('/api/auth/sign-in/email', { email, password }))

const put = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  running.app.request(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** The token that the email would contain. */
async function mailedToken(purpose: LinkPurpose, email: string, to = email) {
  const { db } = running.database
  const { id: userId } = (await findUserByEmail(db, email))!
  return running.signer.sign(accountLink, await addLink(db, { purpose, userId, email: to }))
}

const configure = (
  { email }: Holder,
  member: { role?: 'admin' | 'associate'; password?: string | undefined } = { password: 'from the operator' },
) =>
  ensureTeam(running.database, running.auth, [
    { role: member.role ?? 'associate', email, password: member.password },
  ])
