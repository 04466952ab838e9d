import { createMiddleware } from 'hono/factory'
import { AppError } from '#platform/common/errors.ts'

/** No resource has NUL in its name and PostgreSQL cannot compare it, so reject it before routing. */
export const rejectNulInPath = createMiddleware(async (c, next) => {
  if (/%00|\0/.test(c.req.url.split('?', 1)[0] ?? ''))
    throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  await next()
})
