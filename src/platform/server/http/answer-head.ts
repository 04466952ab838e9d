import { createMiddleware } from 'hono/factory'

/** HEAD is GET without its body. Whatever a handler opened for the body, a file or a stream, is closed here, for all of them. */
export const answerHead = createMiddleware(async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
})
