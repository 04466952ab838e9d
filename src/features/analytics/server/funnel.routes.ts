import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import { FunnelId, FunnelInput, StoredFunnel, TeamFunnels } from '../contract/funnels.ts'
import { reportMessages } from '../contract/messages.ts'
import { ReportQuery } from '../contract/reports.ts'
import { rangeAt } from '../domain/cover-window.ts'
import { addFunnel, changeFunnel, readFunnels, removeFunnel } from './funnels.store.ts'
import type { RollUp } from './roll-up.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/analytics/funnels',
  summary: 'The funnels of the team and how far visits got in them',
  request: { query: ReportQuery },
  responses: { 200: jsonResponse('Oldest first.', TeamFunnels), ...errorResponses },
})
const addRoute = createRoute({
  method: 'post',
  path: '/analytics/funnels',
  summary: 'Define a funnel',
  request: jsonBody(FunnelInput),
  responses: { 201: jsonResponse('The funnel.', StoredFunnel), ...errorResponses },
})
const changeRoute = createRoute({
  method: 'put',
  path: '/analytics/funnels/{id}',
  summary: 'Change a funnel',
  request: { params: FunnelId, ...jsonBody(FunnelInput) },
  responses: { 200: jsonResponse('The funnel.', StoredFunnel), ...errorResponses },
})
const removeRoute = createRoute({
  method: 'delete',
  path: '/analytics/funnels/{id}',
  summary: 'Delete a funnel',
  request: { params: FunnelId },
  responses: { 204: { description: 'Deleted.' }, ...errorResponses },
})

type Deps = { database: Database; rollUp: Pick<RollUp, 'visitsNow'> }
type Stored = { id: string } & FunnelInput

const presentFunnel = ({ id, name, steps }: Stored) => ({ id, name, steps })
function requireFunnel(found: Stored | undefined): Stored {
  if (!found) throw new AppError('NOT_FOUND', reportMessages.funnelMissing)
  return found
}

/** Mounted behind the guard of /api/admin. */
export function funnelRoutes({ database, rollUp }: Deps) {
  const { db } = database
  /** Makes a change together with its entry in the audit log. */
  const audited = async (
    actorEmail: string,
    change: 'added' | 'changed' | 'deleted',
    work: (tx: Db) => Promise<Stored>,
  ) =>
    database.transaction(async (tx) => {
      const funnel = await work(tx)
      const { id, ...details } = presentFunnel(funnel)
      const entry = { actorEmail, action: 'funnel_changed', subject: `funnel/${id}` } as const
      await writeAudit(tx, { ...entry, details: { change, ...details } })
      return presentFunnel(funnel)
    })
  return createRouter<GuardedEnv>()
    .openapi(listRoute, async (c) => {
      const query = c.req.valid('query')
      await rollUp.visitsNow()
      const span = rangeAt(query, Date.now()).current
      return c.json({ items: await readFunnels(db, { filters: query, span }) }, 200)
    })
    .openapi(addRoute, async (c) => {
      const added = await audited(c.var.user.email, 'added', async (tx) => {
        const funnel = await addFunnel(tx, c.req.valid('json'))
        if (!funnel) throw new AppError('ABORTED', reportMessages.tooManyFunnels)
        return funnel
      })
      return c.json(added, 201)
    })
    .openapi(changeRoute, async (c) => {
      const changed = await audited(c.var.user.email, 'changed', async (tx) =>
        requireFunnel(await changeFunnel(tx, c.req.valid('param').id, c.req.valid('json'))),
      )
      return c.json(changed, 200)
    })
    .openapi(removeRoute, async (c) => {
      await audited(c.var.user.email, 'deleted', async (tx) =>
        requireFunnel(await removeFunnel(tx, c.req.valid('param').id)),
      )
      return c.body(null, 204)
    })
}

export type FunnelRoutes = ReturnType<typeof funnelRoutes>
