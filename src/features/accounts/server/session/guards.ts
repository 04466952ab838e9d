import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#platform/common/errors.ts'
import type { HttpEnv } from '#platform/server/http/router.ts'
import { accessMessages } from '../../contract/messages.ts'
import type { Role, UserType } from '../../contract/roles.ts'

import { canAccess, type AccessRule } from '../../domain/can-access.ts'
import { factorMessages, factorReasons } from '../../contract/second-factor-messages.ts'
import type { Auth } from '../auth.ts'
import { findSession, type CurrentUser } from './current-session.ts'
import { requireFresh } from '../second-factor/confirmation.ts'

/** Guarded routes find the user in `c.var.user`. */
export type GuardedEnv = {
  Bindings: HttpEnv['Bindings']
  Variables: HttpEnv['Variables'] & { user: CurrentUser }
}

export type Guards = ReturnType<typeof createGuards>

/** Responses behind a guard are never cached. */
export function createGuards(auth: Auth) {
  return {
    requireUser: requireAccess({}),
    requireRole: (...roles: readonly Role[]) => requireAccess({ roles }),
    requireUserType: (userType: UserType) => requireAccess({ userType }),
    /** Also admits team accounts that must set up their second factor first. */
    requireUserInSetup: requireAccess({}, { inSetup: true }),
    /** Used after another guard, for actions that need a confirmation in the last five minutes. */
    requireFresh: createMiddleware<GuardedEnv>(async (c, next) => {
      requireFresh(c.var.user)
      await next()
    }),
    /** The same for actions that move money: the confirmation must have been with a second factor. */
    requireFreshFactor: createMiddleware<GuardedEnv>(async (c, next) => {
      if ((await auth.missingSecondFactor(c.var.user)) !== undefined)
        throw new AppError('PERMISSION_DENIED', factorMessages.factorMissing)
      requireFresh(c.var.user)
      await next()
    }),
    /** For routes without a guard. */
    findUser: async (c: Context) => {
      const user = await findSession(auth, c)
      if (user) await requireSetUp(user)
      return user
    },
  }

  async function requireSetUp(user: CurrentUser) {
    if (!(await auth.needsSecondFactor(user))) return
    throw new AppError('PERMISSION_DENIED', factorMessages.setUpNeeded, {
      details: { reason: factorReasons.setUpNeeded },
    })
  }

  function requireAccess(rule: AccessRule, { inSetup = false } = {}) {
    return createMiddleware<GuardedEnv>(async (c, next) => {
      c.header('cache-control', 'no-store')
      const user = await findSession(auth, c)
      if (!user) throw new AppError('UNAUTHENTICATED', accessMessages.signedOut)
      if (!canAccess(user, rule)) throw new AppError('PERMISSION_DENIED', accessMessages.wrongRole)
      if (!inSetup) await requireSetUp(user)
      c.set('user', user)
      await next()
    })
  }
}
