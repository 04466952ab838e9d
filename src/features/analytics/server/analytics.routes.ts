import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { CurrentUser } from '#features/accounts/server.ts'
import type { Limit, LimitRule } from '#platform/server/http/rate-limit.ts'
import {
  createRouter,
  jsonResponse,
  jsonBody,
  errorResponses,
  requireValid,
} from '#platform/server/http/router.ts'
import { AnalyticsEvent, EventBatch, EventReceipt } from '../contract/events.ts'
import type { Collector } from './collector.ts'
import { separatePrivate } from '../domain/separate-private.ts'

const collectEvents = createRoute({
  method: 'post',
  path: '/',
  summary: 'Record visitor events',
  request: jsonBody(EventBatch),
  responses: {
    202: jsonResponse(
      'Stored. Events listed as refused were not stored and should not be sent again.',
      EventReceipt,
    ),
    ...errorResponses,
  },
})

const eventLimit: LimitRule = { name: 'events', perMinute: 120, countIn: 'memory' }

type Deps = {
  collect: Collector
  limit: Limit
  findUser: (c: Context) => Promise<CurrentUser | null> | null
}

/** Enforces the privacy page's promises on the server, because the tracker may be outdated or replaced. */
export function analyticsRoutes({ collect, limit, findUser }: Deps) {
  const router = createRouter()
  router.use(limit(eventLimit))
  return router.openapi(collectEvents, async (c) => {
    const { events: sent } = c.req.valid('json')
    const hasOptedOut = c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1'
    const signedInSince = hasOptedOut ? undefined : (await findUser(c))?.session.startedAt
    const { events, refused } = separatePrivate(sent, hasOptedOut ? new Date(0) : signedInSince)
    if (events.length === 0) return c.json({ received: sent.length, accepted: 0, refused }, 202)
    const sender = {
      address: c.var.clientAddress,
      agent: c.req.header('user-agent') ?? '',
      host: c.req.header('host') ?? '',
    }
    const receipt = await collect(events, sender)
    // Every event was invalid, so return the details to help the developer of the client.
    const isUnreadable = events.length > 0 && receipt.refused.every(({ reason }) => reason === 'invalid')
    if (isUnreadable && receipt.accepted === 0) requireValid(AnalyticsEvent, events[0])
    return c.json({ ...receipt, received: sent.length, refused: [...receipt.refused, ...refused] }, 202)
  })
}
