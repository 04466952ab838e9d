import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv, Streams } from '#features/accounts/server.ts'
import { createRouter, errorResponses } from '#platform/server/http/router.ts'
import { WindowQuery } from '../contract/reports.ts'
import type { LiveFeed } from './live-feed.ts'

const liveRoute = createRoute({
  method: 'get',
  path: '/analytics/live',
  summary: "Stream a window's counts as they change",
  request: { query: WindowQuery },
  responses: {
    200: { description: 'Server-sent events.', content: { 'text/event-stream': {} } },
    ...errorResponses,
  },
})

/** Mounted behind the guard of /api/admin. */
export function liveRoutes({ live, streams }: { live: LiveFeed; streams: Streams }) {
  return createRouter<GuardedEnv>().openapi(liveRoute, (c) => {
    const { window } = c.req.valid('query')
    const encoder = new TextEncoder()
    const bounds = streams.open(c.var.user, 'events')
    let leave = () => {}
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const end = () => {
          bounds.end()
          controller.close()
        }
        const send = (text: string) => controller.enqueue(encoder.encode(text))
        const stopWatching = live.watch({ window, send, end })
        leave = () => {
          bounds.end()
          stopWatching()
        }
        bounds.signal.addEventListener('abort', () => {
          stopWatching()
          end()
        })
      },
      cancel: () => leave(),
    })
    c.header('content-type', 'text/event-stream')
    c.header('x-accel-buffering', 'no')
    return c.body(stream)
  })
}
