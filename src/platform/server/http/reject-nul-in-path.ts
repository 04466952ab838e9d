import { createMiddleware } from 'hono/factory'
import { AppError } from '#platform/common/errors.ts'

/** Nothing has NUL in its name, and no database can compare with one: answered before any route looks for it. */
export const rejectNulInPath = createMiddleware(async (c, next) => {
  if (/%00|\0/.test(c.req.url.split('?', 1)[0] ?? ''))
    throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  await next()
})
