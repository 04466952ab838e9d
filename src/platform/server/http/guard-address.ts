import { createMiddleware } from 'hono/factory'
import { AppError } from '#platform/common/errors.ts'

const nul = /%00|\0/

/** Nothing has NUL in its name, and no database can compare with one: answered before any route reads it. */
export const guardAddress = createMiddleware(async (c, next) => {
  const [path = '', query = ''] = c.req.url.split('?', 2)
  if (nul.test(path)) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
  if (nul.test(query))
    throw new AppError('INVALID_ARGUMENT', 'The address contains a character that is not allowed.')
  await next()
})
