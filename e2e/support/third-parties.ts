import { startOpenIdProvider, type OpenIdProvider } from '../../src/testing/openid-provider.ts'
import { startBuiltServer, type BuiltServer } from './built-server.ts'
import { test as base } from './test.ts'

/** The claims about a login: its name is the address, and the words after it say what is wrong. */
function claimsOf(login: string) {
  const [email = '', ...remarks] = login.split(' ')
  return {
    ...(!remarks.includes('silent') && { email }),
    ...(!remarks.includes('unvouched') && { email_verified: !remarks.includes('unconfirmed') }),
    name: 'Ada Lovelace',
    role: 'admin',
  }
}

/** Uses a server with two providers, one of them in Google's place. */
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
      const server = await startBuiltServer(database, settingsOf(google, other))
      google.serve(`${server.url}/api/auth/callback/google`)
      other.serve(`${server.url}/api/auth/callback/oidc`)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // The provider's page requests a font from the internet.
  page: async ({ page }, use) => {
    await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css' }))
    await use(page)
  },
})

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
