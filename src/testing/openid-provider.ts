import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type AccountClaims } from 'oidc-provider'

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>

const anHour = { Interaction: 3600, Session: 3600, Grant: 3600, AccessToken: 3600, IdToken: 3600 }
const secret = 'what-only-the-provider-and-the-site-know'

/**
 * A real OpenID provider on a free port, whose sign-in page takes any login with any password. `claims` is what it says about
 * whoever signs in. Its clients are made by `serve`, because the site's own address is known only after the site's start.
 */
export async function startOpenIdProvider(options: {
  claims: (login: string) => Omit<AccountClaims, 'sub'>
  /** Whether the address stands in the signed statement, or has to be asked for. */
  claimsInIdToken?: boolean
}) {
  let answer: RequestListener = (_request, response) => void response.writeHead(503).end()
  const server = createServer((request, response) => answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let areCodesStale = false
  return {
    issuer,
    clientId: 'crovest',
    clientSecret: secret,
    serve(redirectUri: string) {
      answer = asQuietly(() => {
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
        // One that has run out is to the provider one that it no longer has.
        provider.on('authorization_code.saved', (code) => void (areCodesStale && code.destroy()))
        const respond = provider.callback()
        return (request, response) => void respond(request, response)
      })
    },
    /** Codes handed out from now on have run out already when they arrive. */
    handOutStaleCodes: () => void (areCodesStale = true),
    handOutFreshCodes: () => void (areCodesStale = false),
    refuse: () => void (answer = (_request, response) => void response.writeHead(503).end()),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** It warns at length that its sign-in page is not meant for the world. */
function asQuietly<T>(work: () => T): T {
  const { warn, info } = console
  try {
    console.warn = console.info = () => undefined
    return work()
  } finally {
    Object.assign(console, { warn, info })
  }
}
