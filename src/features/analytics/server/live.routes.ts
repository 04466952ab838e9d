import { createRoute } from '@hono/zod-openapi'
import { watchSession, type GuardedEnv } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
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
export function liveRoutes({ db, live }: { db: Db; live: LiveFeed }) {
  return createRouter<GuardedEnv>().openapi(liveRoute, (c) => {
    const { window } = c.req.valid('query')
    const encoder = new TextEncoder()
    const session = watchSession(db, c.var.user.session.id)
    let leave = () => {}
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const end = () => {
          session.stop()
          controller.close()
        }
        const send = (text: string) => controller.enqueue(encoder.encode(text))
        const stopWatching = live.watch({ window, send, end })
        leave = () => {
          session.stop()
          stopWatching()
        }
        session.signal.addEventListener('abort', () => {
          stopWatching()
          controller.close()
        })
      },
      cancel: () => leave(),
    })
    c.header('content-type', 'text/event-stream')
    c.header('x-accel-buffering', 'no')
    return c.body(stream)
  })
}
