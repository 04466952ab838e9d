import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOpenIdProvider, type OpenIdProvider } from '../../src/testing/openid-provider.ts'
import { startPostgres } from '../../src/testing/real-postgres.ts'
import { startBuiltServer, type BuiltServer, type DatabaseKind } from './built-server.ts'
import { test as base } from './test.ts'

/** Was in the configuration at the first start and is not any more: an ordinary account with a password and a confirmed address. */
export const formerMember = { email: 'former-member@example.org', password: 'the-former-member-knows' }

/** What the providers say about a login: it is the address, and the words after it are what is amiss. */
function claimsOf(login: string) {
  const [email = '', ...remarks] = login.split(' ')
  return {
    ...(!remarks.includes('silent') && { email }),
    ...(!remarks.includes('unvouched') && { email_verified: !remarks.includes('unconfirmed') }),
    name: 'Ada Lovelace',
    role: 'admin',
  }
}

/** On a server that knows two providers, one of them in Google's place. */
export const test = base.extend<
  object,
  { google: OpenIdProvider; other: OpenIdProvider; server: BuiltServer }
>({
  google: [
    async ({}, use) => {
      const provider = await startOpenIdProvider({ claims: claimsOf, claimsInIdToken: true })
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  other: [
    async ({}, use) => {
      const provider = await startOpenIdProvider({ claims: claimsOf })
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ database, google, other }, use) => {
      const storage = await openStorage(database)
      const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = formerMember
      const before = await startBuiltServer('pglite', { ...storage.settings, ADMIN_EMAIL, ADMIN_PASSWORD })
      await before.stop()
      const server = await startBuiltServer('pglite', { ...storage.settings, ...settingsOf(google, other) })
      google.serve(`${server.url}/api/auth/callback/google`)
      other.serve(`${server.url}/api/auth/callback/oidc`)
      await use(server)
      await server.stop()
      await storage.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // The provider's own page asks for a font from the world outside.
  page: async ({ page }, use) => {
    await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css' }))
    await use(page)
  },
})

/** Outlives one server, so that the next one finds what it left. */
async function openStorage(database: DatabaseKind) {
  if (database === 'postgres') {
    const postgres = await startPostgres()
    const AUTH_SECRET = randomBytes(32).toString('hex')
    return { settings: { DATABASE_URL: postgres.url, AUTH_SECRET }, remove: () => postgres.stop() }
  }
  const folder = await mkdtemp(join(tmpdir(), 'crovest-e2e-kept-'))
  return { settings: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

function settingsOf(google: OpenIdProvider, other: OpenIdProvider) {
  return {
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    OIDC_NAME: 'Example ID',
    OIDC_ISSUER: other.issuer,
    OIDC_CLIENT_ID: other.clientId,
    OIDC_CLIENT_SECRET: other.clientSecret,
  }
}
