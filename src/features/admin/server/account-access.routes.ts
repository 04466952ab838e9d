import { createRoute, z } from '@hono/zod-openapi'
import {
  findAccountAccess,
  findSignInFacts,
  revokeAccess,
  type GuardedEnv,
  type Guards,
} from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Database } from '#platform/server/database/database.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import type { SecurityLog } from '#platform/server/security-log.ts'
import { AccountQuery, FoundAccount } from '../contract/account-access.ts'
import { presentAccountAccess } from './present-account-access.ts'

const findRoute = createRoute({
  method: 'get',
  path: '/accounts',
  summary: 'Find an account by email address, with its sessions; admins only',
  request: { query: AccountQuery },
  responses: { 200: jsonResponse('The account, or null.', FoundAccount), ...errorResponses },
})

const endRoute = createRoute({
  method: 'delete',
  path: '/accounts/{id}/sessions',
  summary: 'Sign an account out everywhere; admins only',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 204: { description: 'All sessions of the account have ended.' }, ...errorResponses },
})

type Deps = { database: Database; guards: Guards; securityLog: SecurityLog }

/** Admins only: an associate must not be able to sign an admin out. */
export function accountAccessRoutes({ database, guards, securityLog }: Deps) {
  const router = createRouter<GuardedEnv>()
  router.use('/accounts/*', guards.requireRole('admin'))
  return router
    .openapi(findRoute, async (c) => {
      const found = await findAccountAccess(database.db, normalizeEmail(c.req.valid('query').email))
      return c.json({ account: found ? presentAccountAccess(found) : null }, 200)
    })
    .openapi(endRoute, async (c) => {
      const { id } = c.req.valid('param')
      const actorEmail = c.var.user.email
      const { email } = await database.transaction(async (tx) => {
        const facts = await findSignInFacts(tx, id)
        if (!facts) throw new AppError('NOT_FOUND', 'Account not found.')
        await revokeAccess(tx, id, { keepCancellations: true })
        await writeAudit(tx, { actorEmail, action: 'sessions_ended', subject: facts.email })
        return facts
      })
      securityLog('signed-out-by-admin', { email, clientAddress: c.var.clientAddress })
      return c.body(null, 204)
    })
}

export type AccountAccessRoutes = ReturnType<typeof accountAccessRoutes>
