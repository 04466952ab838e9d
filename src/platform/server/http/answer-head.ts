import { createMiddleware } from 'hono/factory'

/** HEAD is GET without a body. Ends any event stream that the handler started for it. */
export const answerHead = createMiddleware(async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
})
