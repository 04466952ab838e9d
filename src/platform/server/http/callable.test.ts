import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { AppError, httpStatusOf, type ErrorStatus } from '#platform/common/errors.ts'
import { createFirebaseClient, refusalOf } from '#testing/firebase-client.ts'
import { handleError, handleUnknownPath } from './handle-error.ts'
import { respondAsStream } from './callable-stream.ts'
import { defineCallable, type CallableFunction } from './callable.ts'
import { callableRoutes } from './callable.routes.ts'
import { limitBody } from './limit-body.ts'
import { writeLimit } from './rate-limit.ts'
import { createRouter } from './router.ts'
import { serve } from './serve.ts'

const anything = { summary: '', limit: writeLimit, access: 'anybody', output: z.unknown() } as const
const statuses = Object.keys(httpStatusOf) as ErrorStatus[]
const given: { headers: Headers; aborted: boolean[] } = { headers: new Headers(), aborted: [] }

const functions: CallableFunction<string>[] = [
  defineCallable<string, unknown>({
    ...anything,
    access: 'anybody',
    name: 'echo',
    input: z.unknown(),
    run: (data, { context, user }) => {
      given.headers = context.req.raw.headers
      return Promise.resolve({ data, user })
    },
  }),
  defineCallable<string, unknown>({
    ...anything,
    access: 'anybody',
    name: 'nothing',
    input: z.unknown(),
    run: () => Promise.resolve(),
  }),
  defineCallable<string, unknown>({
    ...anything,
    access: 'user',
    name: 'whoAmI',
    input: z.unknown(),
    run: (_data, { user }) => Promise.resolve(user),
  }),
  defineCallable<string, { name: string }>({
    ...anything,
    access: 'anybody',
    name: 'greet',
    input: z.object({ name: z.string({ error: 'Please give a name.' }) }),
    run: ({ name }) => Promise.resolve(`Hello ${name}`),
  }),
  defineCallable<string, { status: ErrorStatus }>({
    ...anything,
    access: 'anybody',
    name: 'refuse',
    input: z.object({ status: z.enum(statuses as [ErrorStatus, ...ErrorStatus[]]) }),
    run: ({ status }) =>
      Promise.reject(new AppError(status, `Refused as ${status}`, { details: { hint: 'why' } })),
  }),
  defineCallable<string, unknown>({
    ...anything,
    access: 'anybody',
    name: 'break',
    input: z.unknown(),
    run: () => Promise.reject(new Error('The key is hunter2')),
  }),
  defineCallable<string, unknown>({
    ...anything,
    access: 'anybody',
    name: 'neverEnd',
    input: z.unknown(),
    run: (_data, { signal }) =>
      new Promise(() => signal.addEventListener('abort', () => given.aborted.push(signal.aborted))),
  }),
]

const silent = { error: vi.fn<() => void>(), warn: vi.fn<() => void>() }
const app = createRouter()
app.onError(handleError)
app.notFound(handleUnknownPath)
app.use(async (c, next) => {
  c.set('log', silent as never)
  await next()
})
app.use('/callable/*', respondAsStream)
app.use(limitBody([]))
app.route(
  '/callable',
  callableRoutes({
    functions,
    findUser: (c) => Promise.resolve(c.req.header('authorization') === 'Bearer good' ? 'Ada' : null),
    limit: () => (_c, next) => next(),
    timeoutMs: 200,
  }),
)

let server: Awaited<ReturnType<typeof serve>>
let client: ReturnType<typeof createFirebaseClient>
beforeAll(async () => {
  server = await serve({ fetch: app.fetch, serveStatic: () => false }, { host: '127.0.0.1', port: 0 })
  client = createFirebaseClient(`http://127.0.0.1:${server.port}/callable`)
})
afterAll(async () => {
  await client.close()
  await server.stop(1)
})

const post = (name: string, body: string, headers: Record<string, string> = {}) =>
  app.request(`/callable/${name}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'content-length': `${body.length}`, ...headers },
  })
const statusAndError = async (answering: Response | Promise<Response>) => {
  const response = await answering
  const { error } = (await response.json()) as { error: { status: string } }
  return [response.status, error.status]
}

test.each([[null], [0], ['text'], [[1, { a: null }]], [{ nested: { deep: ['ä', true] } }]])(
  'the official client gets back what it sent: %o',
  async (value) => {
    expect(await client.call('echo', value)).toEqual({ data: value, user: null })
  },
)

test('a function without a result returns null', async () => {
  expect(await client.call('nothing')).toBeNull()
})

test("accepts the client's extra tokens, and authenticates by the bearer token", async () => {
  const tokens = { auth: 'good', appCheck: 'an-app' }
  expect(await client.call('echo', 1, tokens)).toEqual({ data: 1, user: 'Ada' })
  expect(given.headers.get('x-firebase-appcheck')).toBe('an-app')
  expect(await client.call('whoAmI', null, tokens)).toBe('Ada')
  // The client sends this one in browsers only.
  expect((await post('echo', '{"data":1}', { 'firebase-instance-id-token': 'a-device' })).status).toBe(200)
})

test('rejects an invalid token everywhere, and a missing one where sign-in is required', async () => {
  expect(await refusalOf(client.call('echo', 1, { auth: 'bad' }))).toMatchObject({
    code: 'functions/unauthenticated',
  })
  expect(await refusalOf(client.call('whoAmI'))).toMatchObject({
    code: 'functions/unauthenticated',
    message: expect.stringContaining('User not authenticated') as string,
  })
  expect(await client.call('echo', 1)).toEqual({ data: 1, user: null })
})

test.each(statuses)('the official client reads %s with its message and details', async (status) => {
  expect(await refusalOf(client.call('refuse', { status }))).toEqual({
    code: `functions/${status.toLowerCase().replaceAll('_', '-')}`,
    message: `Refused as ${status} [${httpStatusOf[status]}]`,
    details: { hint: 'why' },
  })
})

test('reports invalid input field by field', async () => {
  expect(await refusalOf(client.call('greet', {}))).toMatchObject({
    code: 'functions/invalid-argument',
    details: { fields: { 'data.name': 'Please give a name.' } },
  })
})

test('an internal error reveals nothing', async () => {
  const refusal = await refusalOf(client.call('break'))
  expect(refusal.code).toBe('functions/internal')
  expect(JSON.stringify(refusal)).not.toContain('hunter2')
})

test('a slow call times out and its signal aborts', async () => {
  expect(await refusalOf(client.call('neverEnd'))).toMatchObject({ code: 'functions/deadline-exceeded' })
  expect(given.aborted).toEqual([true])
})

test('a streaming caller gets a stream that ends with a result or error, early rejections included', async () => {
  expect(await client.stream('greet', { name: 'Ada' })).toEqual({ messages: [], result: 'Hello Ada' })
  for (const [call, code] of [
    [client.stream('refuse', { status: 'ABORTED' }), 'aborted'],
    [client.stream('greet', {}), 'invalid-argument'],
    [client.stream('noSuchFunction'), 'not-found'],
    [client.stream('echo', 'x'.repeat(200_000)), 'invalid-argument'],
    [client.stream('neverEnd'), 'deadline-exceeded'],
  ] as const)
    expect((await refusalOf(call)).code).toBe(`functions/${code}`)
})

test('responds in the protocol to an unknown name, another method and a preflight', async () => {
  expect(await refusalOf(client.call('noSuchFunction'))).toMatchObject({ code: 'functions/not-found' })
  expect(await refusalOf(client.call('constructor'))).toMatchObject({ code: 'functions/not-found' })
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
    const response = await app.request('/callable/echo', { method })
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    expect(await statusAndError(response)).toEqual([405, 'UNIMPLEMENTED'])
  }
  const preflight = await app.request('/callable/echo', { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.has('access-control-allow-origin')).toBe(false)
})

const nested = (levels: number) => `{"data":${'['.repeat(levels)}${']'.repeat(levels)}}`

test.each([
  ['half of one', '{'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"data"'],
  ['an empty object', '{}'],
  ['one more field', '{"data":1,"more":2}'],
  ['60 levels', nested(60)],
  ['20,000 levels', nested(20_000)],
])('rejects a body that is not exactly {"data": …} or too deep: %s', async (_name, body) => {
  expect(await statusAndError(post('echo', body))).toEqual([400, 'INVALID_ARGUMENT'])
})

test('rejects a body of another type or size with a protocol error', async () => {
  expect(await statusAndError(post('echo', '{"data":1}', { 'content-type': 'text/plain' }))).toEqual([
    415,
    'INVALID_ARGUMENT',
  ])
  expect(await statusAndError(post('echo', `{"data":"${'x'.repeat(200_000)}"}`))).toEqual([
    413,
    'INVALID_ARGUMENT',
  ])
})
