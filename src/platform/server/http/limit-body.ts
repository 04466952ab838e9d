import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#platform/common/errors.ts'

export type BodyRule = { path: string | RegExp; bytes: number; types: readonly string[] }

const defaultBody: Omit<BodyRule, 'path'> = { bytes: 128 * 1024, types: ['application/json'] }

/**
 * Rejects a body that is too large or of an unexpected type before reading it. `rules` relax this for single
 * paths.
 */
export function limitBody(rules: readonly BodyRule[]) {
  return createMiddleware(async (c, next) => {
    const isStreamed = c.req.header('transfer-encoding') !== undefined
    const announced = Number(c.req.header('content-length') ?? 0)
    if (!isStreamed && !(announced > 0)) return next()
    const { bytes, types } = rules.find(({ path }) => isMatch(path, c.req.path)) ?? defaultBody
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    if (!types.includes(type))
      throw new AppError('INVALID_ARGUMENT', `Send the body as ${types.join(' or ')}.`, { httpStatus: 415 })
    const tooLarge = (): never => {
      throw new AppError('INVALID_ARGUMENT', `The body must be at most ${Math.floor(bytes / 1024)} kB.`, {
        httpStatus: 413,
      })
    }
    // Node reads at most the announced length, so small bodies skip counting through a web stream.
    if (!isStreamed) return announced > bytes ? tooLarge() : next()
    return bodyLimit({ maxSize: bytes, onError: tooLarge })(c, next)
  })
}

const isMatch = (rule: string | RegExp, path: string) =>
  typeof rule === 'string' ? rule === path : rule.test(path)
