import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '#platform/common/errors.ts'
import { callableMessages, callableTimeoutMs } from '#platform/common/callable.ts'
import type { CallableFunction } from './callable.ts'
import type { Limit } from './rate-limit.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses, type HttpEnv } from './router.ts'

type Deps<User> = {
  functions: readonly CallableFunction<User>[]
  findUser: (c: Context) => Promise<User | null>
  limit: Limit
  timeoutMs?: number
}

type Env<User> = HttpEnv & { Variables: { caller: User | null } }

/**
 * Functions called by name, as the Firebase client does: `POST` with exactly `{"data": …}`. The client may
 * send other services' tokens; only `Authorization: Bearer` counts here, and an invalid one is rejected even
 * where sign-in is optional.
 */
export function callableRoutes<User>({ functions, findUser, limit, timeoutMs }: Deps<User>) {
  const router = createRouter()
  const functionNames = new Map(functions.map((each) => [each.name, each]))

  router.use('/:name', async (c, next) => {
    if (!functionNames.has(c.req.param('name')))
      throw new AppError('NOT_FOUND', callableMessages.unknownFunction)
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow: 'POST, OPTIONS' })
    if (c.req.method === 'POST') return next()
    c.header('allow', 'POST, OPTIONS')
    throw new AppError('UNIMPLEMENTED', 'Use POST to call this function.', { httpStatus: 405 })
  })

  for (const each of functions) {
    router.use(`/${each.name}`, limit(each.limit), admit(each))
    router.openapi(describe(each), async (c) => {
      const input = c.req.valid('json').data
      if (nestsTooDeep(input)) throw new AppError('INVALID_ARGUMENT', callableMessages.tooDeep)
      const { signal: clientGone } = c.req.raw
      const data = await withinTime(timeoutMs ?? callableTimeoutMs, clientGone, (signal) => {
        const caller = { user: (c as unknown as Context<Env<User>>).var.caller as User, context: c, signal }
        return each.run(input, caller)
      })
      // A function without a result must still send the field.
      return c.json({ data: data ?? null }, 200)
    })
  }
  return router

  function admit({ access }: CallableFunction<User>) {
    return createMiddleware<Env<User>>(async (c, next) => {
      c.header('cache-control', 'no-store')
      const caller = await findUser(c)
      if (!caller && /^bearer /i.test(c.req.header('authorization') ?? ''))
        throw new AppError('UNAUTHENTICATED', callableMessages.badToken)
      if (!caller && access === 'user') throw new AppError('UNAUTHENTICATED', callableMessages.signedOut)
      c.set('caller', caller)
      await next()
    })
  }
}

const describe = ({ name, summary, input, output }: CallableFunction<never>) =>
  createRoute({
    method: 'post',
    path: `/${name}`,
    summary,
    request: jsonBody(z.strictObject({ data: input })),
    responses: {
      200: jsonResponse('The return value of the function.', z.object({ data: output })),
      ...errorResponses,
      504: { ...errorResponses[503], description: 'The call took longer than 70 seconds.' },
    },
  })

/** Deeper than any function needs, and deep enough to overflow a serializer. */
function nestsTooDeep(value: unknown, levelsLeft = 50): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levelsLeft === 0 || Object.values(value).some((inner) => nestsTooDeep(inner, levelsLeft - 1))
}

/** Times out slow calls; the signal tells `work` when the time is up or the client has disconnected. */
async function withinTime<T>(
  timeoutMs: number,
  clientGone: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const tooLate = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener('abort', () =>
      reject(new AppError('DEADLINE_EXCEEDED', callableMessages.tooLate)),
    )
  })
  return Promise.race([work(AbortSignal.any([timeout, clientGone])), tooLate])
}
