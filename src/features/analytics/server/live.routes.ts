import { createRoute } from '@hono/zod-openapi'
import { createRouter, refusals } from '#platform/server/http/router.ts'
import { WindowQuery } from '../contract/reports.ts'
import type { LiveFeed } from './live-feed.ts'

const liveRoute = createRoute({
  method: 'get',
  path: '/analytics/live',
  summary: 'The counts of a window, sent anew whenever they change',
  request: { query: WindowQuery },
  responses: {
    200: { description: 'A stream of events.', content: { 'text/event-stream': {} } },
    ...refusals,
  },
})

/** Behind the guard of /api/admin. */
export function liveRoutes({ live }: { live: LiveFeed }) {
  return createRouter().openapi(liveRoute, (c) => {
    const { window } = c.req.valid('query')
    const encoder = new TextEncoder()
    let leave = () => {}
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        leave = live.watch({
          window,
          send: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
        })
      },
      cancel: () => leave(),
    })
    c.header('content-type', 'text/event-stream')
    c.header('x-accel-buffering', 'no')
    return c.body(stream)
  })
}
