import { createRoute } from '@hono/zod-openapi'
import type { Limit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonAnswer, jsonBody, refusals, requireValid } from '#platform/server/http/router.ts'
import { AnalyticsEvent, EventBatch, EventReceipt } from '../contract/events.ts'
import type { Collector } from './collector.ts'

const collectEvents = createRoute({
  method: 'post',
  path: '/',
  summary: 'Tell what a visitor did',
  request: jsonBody(EventBatch),
  responses: {
    202: jsonAnswer('Stored; what is listed as refused was not, and need not be sent again.', EventReceipt),
    ...refusals,
  },
})

export function analyticsRoutes({ collect, limit }: { collect: Collector; limit: Limit }) {
  const router = createRouter()
  router.use(limit('events'))
  return router.openapi(collectEvents, async (c) => {
    const { events } = c.req.valid('json')
    const sender = { address: c.var.clientAddress, agent: c.req.header('user-agent') ?? '' }
    const receipt = await collect(events, sender)
    // Nothing of it could be read: whoever wrote this program wants to know why.
    const isUnreadable = events.length > 0 && receipt.refused.every(({ reason }) => reason === 'invalid')
    if (isUnreadable && receipt.accepted === 0) requireValid(AnalyticsEvent, events[0])
    return c.json(receipt, 202)
  })
}
