import { createMiddleware } from 'hono/factory'
import { AppError } from '#platform/common/errors.ts'
import type { HttpEnv } from '#platform/server/http/router.ts'
import { accessMessages } from '../contract/messages.ts'
import type { Role } from '../contract/roles.ts'
import type { Auth } from './auth.ts'
import { findSession, type CurrentUser } from './current-session.ts'

/** Behind a guard a route finds the person who asks in `c.var.user`. */
type GuardedEnv = { Bindings: HttpEnv['Bindings']; Variables: HttpEnv['Variables'] & { user: CurrentUser } }

export type Guards = ReturnType<typeof createGuards>

/** Who may pass. What lies behind a guard is never kept by a cache. */
export function createGuards(auth: Auth) {
  const requireUser = requireRole()
  return { requireUser, requireRole }

  /** Without roles: whoever is signed in. */
  function requireRole(...allowed: readonly Role[]) {
    return createMiddleware<GuardedEnv>(async (c, next) => {
      c.header('cache-control', 'no-store')
      const user = await findSession(auth, c)
      if (!user) throw new AppError('UNAUTHENTICATED', accessMessages.signedOut)
      if (allowed.length > 0 && !allowed.includes(user.role))
        throw new AppError('PERMISSION_DENIED', accessMessages.wrongRole)
      c.set('user', user)
      await next()
    })
  }
}
