import { createMiddleware } from 'hono/factory'
import { AppError } from '#platform/common/errors.ts'

export type BodyRule = { path: string | RegExp; bytes: number; types: readonly string[] }

const defaultBody: Omit<BodyRule, 'path'> = { bytes: 128 * 1024, types: ['application/json'] }

/**
 * Rejects a body that is too large or of an unexpected type: before reading it if its length is announced,
 * otherwise while the handler reads it, so that nothing is read of a request that is refused for another
 * reason. `rules` relax this for single paths.
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
    const tooLarge = () =>
      new AppError('INVALID_ARGUMENT', `The body must be at most ${Math.floor(bytes / 1024)} kB.`, {
        httpStatus: 413,
      })
    // Node reads at most the announced length, so small bodies skip counting through a web stream.
    if (!isStreamed && announced > bytes) throw tooLarge()
    // These have no body for the handler.
    if (!isStreamed || c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    let isTooLarge = false
    c.req.raw = withLimit(c.req.raw, bytes, () => {
      isTooLarge = true
      return tooLarge()
    })
    await next()
    // Parsers report a body that they can't read to its end as malformed.
    if (isTooLarge) throw tooLarge()
  })
}

/** The same request, whose body fails beyond the limit and is not touched before it is read. */
function withLimit(request: Request, bytes: number, fail: () => Error): Request {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  let size = 0
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= request.body?.getReader()
        let chunk = await reader?.read()
        if (chunk?.value === undefined) return controller.close()
        size += chunk.value.byteLength
        if (size <= bytes) return controller.enqueue(chunk.value)
        controller.error(fail())
        // A client that has not sent everything may not read the response.
        while (chunk?.done === false) chunk = await reader?.read()
      },
    },
    { highWaterMark: 0 },
  )
  const { url, method, headers, signal } = request
  const init = { method, headers, signal, body, duplex: 'half' }
  return new Request(url, init)
}

const isMatch = (rule: string | RegExp, path: string) =>
  typeof rule === 'string' ? rule === path : rule.test(path)
