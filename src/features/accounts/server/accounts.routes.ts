import type { Keepers } from './keepers.ts'
import { createRouter } from '#platform/server/http/router.ts'
import { askLibrary, isOpenLibraryPath } from './library-paths.ts'
import { ownAccountRoutes } from './own-account.routes.ts'
import { mailedLinkRoutes } from './mailed-link.routes.ts'
import { passkeySignInRoutes } from './second-factor/passkey-sign-in.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { sessionRoutes } from './session.routes.ts'

/** Everything about accounts under /api: coming in and going out, links by mail, and the account page. */
export function accountsRoutes(keepers: Keepers) {
  return createRouter()
    .route('/', sessionRoutes(keepers))
    .route('/', mailedLinkRoutes(keepers))
    .route('/', passkeySignInRoutes(keepers))
    .route('/account', secondFactorRoutes(keepers))
    .route('/account', ownAccountRoutes(keepers))
    .all('/auth/*', (c) =>
      isOpenLibraryPath(c.req.method, c.req.path) ? askLibrary(keepers.auth, c.req.raw) : c.notFound(),
    )
}

export type AccountsRoutes = ReturnType<typeof accountsRoutes>
