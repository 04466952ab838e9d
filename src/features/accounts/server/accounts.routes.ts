import type { AccountsDeps } from './accounts-deps.ts'
import { createRouter } from '#platform/server/http/router.ts'
import { callAuthLibrary, isExposedAuthRoute } from './exposed-auth-routes.ts'
import { ownAccountRoutes } from './own-account/own-account.routes.ts'
import { mailedLinkRoutes } from './links/mailed-link.routes.ts'
import { passkeySignInRoutes } from './second-factor/passkey-sign-in.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'

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
