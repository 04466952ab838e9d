import type { AccountsDeps } from './accounts-deps.ts'
import { createRouter } from '#platform/server/http/router.ts'
import type { Auth } from './auth.ts'
import { translateRefusal } from './translate-auth-error.ts'
import { ownAccountRoutes } from './own-account/own-account.routes.ts'
import { mailedLinkRoutes } from './links/mailed-link.routes.ts'
import { passkeySignInRoutes } from './second-factor/passkey-sign-in.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'

/**
 * The auth library has thirty more routes, which stay closed because their access rules were never reviewed.
 */
const open = new Set(['GET /api/auth/get-session'])

const isExposedAuthRoute = (method: string, path: string) => open.has(`${method} ${path}`)

/** Calls the library, converts its errors to our format and removes the session token. */
async function callAuthLibrary(auth: Auth, request: Request): Promise<Response> {
  const response = await auth.handler(request)
  if (response.status >= 400) return translateRefusal(response)
  if (!response.headers.get('content-type')?.includes('json')) return response
  const text = JSON.stringify(await response.json(), (key, value: unknown) =>
    key === 'token' ? undefined : value,
  )
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('cache-control', 'no-store')
  return new Response(text, { status: response.status, headers })
}

/** All account routes under /api: sessions, emailed links and the account page. */
export function accountsRoutes(deps: AccountsDeps) {
  return createRouter()
    .route('/', sessionRoutes(deps))
    .route('/', mailedLinkRoutes(deps))
    .route('/', passkeySignInRoutes(deps))
    .route('/account', secondFactorRoutes(deps))
    .route('/account', ownAccountRoutes(deps))
    .all('/auth/*', (c) =>
      isExposedAuthRoute(c.req.method, c.req.path) ? callAuthLibrary(deps.auth, c.req.raw) : c.notFound(),
    )
}

export type AccountsRoutes = ReturnType<typeof accountsRoutes>
