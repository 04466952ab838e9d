import { createMiddleware } from 'hono/factory'

/** HEAD is GET without its body. A stream of events that a handler began for the body is ended here, for all of them. */
export const answerHead = createMiddleware(async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
})
