import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
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

type Deps = { database: Pick<Database, 'db'>; rollUp: Pick<RollUp, 'visitsNow'> }
type Stored = { id: string } & FunnelInput

const presentFunnel = ({ id, name, steps }: Stored) => ({ id, name, steps })
const missing = () => new AppError('NOT_FOUND', reportMessages.funnelMissing)

/** Mounted behind the guard of /api/admin. */
export function funnelRoutes({ database: { db }, rollUp }: Deps) {
  return createRouter<GuardedEnv>()
    .openapi(listRoute, async (c) => {
      const query = c.req.valid('query')
      await rollUp.visitsNow()
      const span = rangeAt(query, Date.now()).current
      return c.json({ items: await readFunnels(db, { filters: query, span }) }, 200)
    })
    .openapi(addRoute, async (c) => {
      const added = await addFunnel(db, c.req.valid('json'))
      if (!added) throw new AppError('ABORTED', reportMessages.tooManyFunnels)
      return c.json(presentFunnel(added), 201)
    })
    .openapi(changeRoute, async (c) => {
      const changed = await changeFunnel(db, c.req.valid('param').id, c.req.valid('json'))
      if (!changed) throw missing()
      return c.json(presentFunnel(changed), 200)
    })
    .openapi(removeRoute, async (c) => {
      if (!(await removeFunnel(db, c.req.valid('param').id))) throw missing()
      return c.body(null, 204)
    })
}

export type FunnelRoutes = ReturnType<typeof funnelRoutes>
