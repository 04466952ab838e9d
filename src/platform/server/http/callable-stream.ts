import { createMiddleware } from 'hono/factory'

/**
 * Wraps every response to a streaming caller in an event stream, errors included, because the Firebase client
 * waits forever for a stream without a result or error. Runs before any middleware that may reject.
 */
export const respondAsStream = createMiddleware(async (c, next) => {
  await next()
  if (!c.req.header('accept')?.includes('text/event-stream')) return
  if (!c.res.headers.get('content-type')?.includes('json')) return
  const response = (await c.res.json()) as { data: unknown } | { error: unknown }
  const event = 'error' in response ? { error: response.error } : { result: response.data }
  const headers = new Headers(c.res.headers)
  headers.delete('content-length')
  headers.set('content-type', 'text/event-stream')
  // Cleared first, because the framework would merge both sets of headers.
  c.res = undefined
  c.res = new Response(`data: ${JSON.stringify(event)}\n\n`, { status: 200, headers })
})

/** A slot for a long-lived response: it must end when `signal` aborts, and call `end` when it does. */
export type BoundedStream = { signal: AbortSignal; end: () => void }
