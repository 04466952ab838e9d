import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type AccountClaims } from 'oidc-provider'

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>

const anHour = { Interaction: 3600, Session: 3600, Grant: 3600, AccessToken: 3600, IdToken: 3600 }
const secret = 'what-only-the-provider-and-the-site-know'

/**
 * A real OpenID provider on a free port that accepts any login and password. `claims` is what it says about a
 * user. `serve` creates its clients, because the site's URL is known only after its start.
 */
export async function startOpenIdProvider(options: {
  claims: (login: string) => Omit<AccountClaims, 'sub'>
  /** Whether the address is in the ID token, or must be requested. */
  claimsInIdToken?: boolean
}) {
  let reply: RequestListener = (_request, response) => void response.writeHead(503).end()
  let profilesAt: string | undefined
  const server = createServer((request, response) => {
    if (profilesAt !== undefined && request.url === '/me')
      response.writeHead(302, { location: profilesAt }).end()
    else reply(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let areCodesStale = false
  return {
    issuer,
    clientId: 'crovest',
    clientSecret: secret,
    serve(redirectUri: string) {
      reply = asQuietly(() => {
        const provider = new Provider(issuer, {
          clients: [
            {
              client_id: 'crovest',
              client_secret: secret,
              redirect_uris: [redirectUri],
              token_endpoint_auth_method: 'client_secret_post',
            },
          ],
          claims: {
            openid: ['sub'],
            email: ['email', 'email_verified'],
            profile: ['name', 'picture', 'role'],
          },
          conformIdTokenClaims: !options.claimsInIdToken,
          cookies: { keys: [secret] },
          pkce: { required: () => true },
          ttl: { AuthorizationCode: 60, ...anHour },
          findAccount: (_context, login) => ({
            accountId: login,
            claims: () => ({ sub: login, ...options.claims(login) }),
          }),
        })
        // To the provider, an expired code is one it no longer has.
        provider.on('authorization_code.saved', (code) => void (areCodesStale && code.destroy()))
        const respond = provider.callback()
        return (request, response) => void respond(request, response)
      })
    },
    /** Codes issued from now on are already expired. */
    handOutStaleCodes: () => void (areCodesStale = true),
    handOutFreshCodes: () => void (areCodesStale = false),
    /** Redirects requests for a user's claims. */
    redirectProfiles: (to: string | undefined) => void (profilesAt = to),
    refuse: () => void (reply = (_request, response) => void response.writeHead(503).end()),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** It warns at length that its sign-in page is for development only. */
function asQuietly<T>(work: () => T): T {
  const { warn, info } = console
  try {
    console.warn = console.info = () => undefined
    return work()
  } finally {
    Object.assign(console, { warn, info })
  }
}
