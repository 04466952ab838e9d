import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#platform/common/errors.ts'

export type BodyRule = { path: RegExp; bytes: number; types: readonly string[] }

const usual: Omit<BodyRule, 'path'> = { bytes: 128 * 1024, types: ['application/json'] }

/** Refuses a body that is too large or of a type nobody asked for, before any of it is read. `rules` widen this for single paths. */
export function guardBody(rules: readonly BodyRule[]) {
  return createMiddleware(async (c, next) => {
    const hasBody =
      c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0
    if (!hasBody) return next()
    const { bytes, types } = rules.find(({ path }) => path.test(c.req.path)) ?? usual
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    if (!types.includes(type))
      throw new AppError('INVALID_ARGUMENT', `Send the body as ${types.join(' or ')}.`, { httpStatus: 415 })
    const tooLarge = () => {
      throw new AppError('INVALID_ARGUMENT', `The body may have ${Math.floor(bytes / 1024)} kB at most.`, {
        httpStatus: 413,
      })
    }
    return bodyLimit({ maxSize: bytes, onError: tooLarge })(c, next)
  })
}
