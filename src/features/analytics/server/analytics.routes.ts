import { createRoute } from '@hono/zod-openapi'
import type { Db } from '#platform/server/database/database.ts'
import type { Limit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonAnswer, jsonBody, refusals } from '#platform/server/http/router.ts'
import { EventBatch, EventReceipt } from '../contract/events.ts'
import { arrangeEvent } from '../domain/arrange-event.ts'
import { addEvents } from './analytics.store.ts'

const collectEvents = createRoute({
  method: 'post',
  path: '/',
  summary: 'Tell what a visitor did',
  request: jsonBody(EventBatch),
  responses: {
    202: jsonAnswer('Received; an event that was sent before counts once.', EventReceipt),
    ...refusals,
  },
})

export function analyticsRoutes({ db, limit }: { db: Db; limit: Limit }) {
  const router = createRouter()
  router.use(limit('events'))
  return router.openapi(collectEvents, async (c) => {
    const { events } = c.req.valid('json')
    const now = Date.now()
    await addEvents(
      db,
      events.map((event) => arrangeEvent(event, now)),
    )
    return c.json({ received: events.length }, 202)
  })
}
