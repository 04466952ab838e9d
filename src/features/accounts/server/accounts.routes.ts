import type { Limit } from '#platform/server/http/rate-limit.ts'
import { createRouter } from '#platform/server/http/router.ts'
import type { Auth } from './auth.ts'

/** better-auth answers everything under /api/auth; the limit in front of it counts by the client's real address. */
export function accountsRoutes({ auth, limit }: { auth: Auth; limit: Limit }) {
  return createRouter()
    .use('/sign-in/*', limit('signIn'))
    .on(['GET', 'POST'], '/*', (c) => auth.handler(c.req.raw))
}
