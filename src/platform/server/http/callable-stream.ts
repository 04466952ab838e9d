import { createMiddleware } from 'hono/factory'

/**
 * A caller that asked for a stream of events gets its answer as one, refusals too: the Firebase client waits for ever for a
 * stream that ends without a result or an error. Stands in front of everything that may refuse.
 */
export const respondAsStream = createMiddleware(async (c, next) => {
  await next()
  if (!c.req.header('accept')?.includes('text/event-stream')) return
  if (!c.res.headers.get('content-type')?.includes('json')) return
  const answer = (await c.res.json()) as { data: unknown } | { error: unknown }
  const event = 'error' in answer ? { error: answer.error } : { result: answer.data }
  const headers = new Headers(c.res.headers)
  headers.delete('content-length')
  headers.set('content-type', 'text/event-stream')
  // Emptied first, or the framework would join the headers of both.
  c.res = undefined
  c.res = new Response(`data: ${JSON.stringify(event)}\n\n`, { status: 200, headers })
})
