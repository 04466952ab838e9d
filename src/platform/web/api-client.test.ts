import { Hono } from 'hono'
import { expect, expectTypeOf, test } from 'vitest'
import { apiClient, ApiError, unwrap } from './api-client.ts'

const routes = new Hono()
  .get('/things/:id', (c) => {
    if (c.req.param('id') === 'gone') {
      return c.json({ error: { status: 'NOT_FOUND' as const, message: 'No such thing.' } }, 404)
    }
    return c.json({ id: c.req.param('id'), likes: 3 }, 200)
  })
  .delete('/things/:id', (c) => c.body(null, 204))
  .post('/things', (c) =>
    c.json(
      {
        error: {
          status: 'INVALID_ARGUMENT' as const,
          message: 'Please check the form.',
          details: { fields: { email: 'Please enter a valid email address.' } },
        },
      },
      400,
    ),
  )

const client = apiClient<typeof routes>('http://api.test', { fetch: routes.request })

test('a success returns its content, typed without the errors', async () => {
  const thing = await unwrap(client.things[':id'].$get({ param: { id: 'a' } }))
  expectTypeOf(thing).toEqualTypeOf<{ id: string; likes: number }>()
  expect(thing).toEqual({ id: 'a', likes: 3 })
})

test('a response without content is undefined', async () => {
  expect(await unwrap(client.things[':id'].$delete({ param: { id: 'a' } }))).toBeUndefined()
})

test('an error response throws with the code and message of its envelope', async () => {
  const error = await failureOf(unwrap(client.things[':id'].$get({ param: { id: 'gone' } })))
  expect(error).toMatchObject({
    status: 'NOT_FOUND',
    message: 'No such thing.',
    httpStatus: 404,
    fields: undefined,
  })
})

test('an error response includes the problem of every field', async () => {
  const error = await failureOf(unwrap(client.things.$post()))
  expect(error.fields).toEqual({ email: 'Please enter a valid email address.' })
})

test('an error response without an envelope is mapped from its HTTP status', async () => {
  const failureFor = (status: number, body: string, type: string) =>
    failureOf(
      unwrap(
        clientThatGets(() =>
          Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
        ),
      ),
    )
  expect(await failureFor(503, '<h1>Bad gateway</h1>', 'text/html')).toMatchObject({
    status: 'UNAVAILABLE',
    httpStatus: 503,
  })
  expect(await failureFor(418, '', 'text/plain')).toMatchObject({ status: 'UNKNOWN', httpStatus: 418 })
  expect(await failureFor(500, '{"error":', 'application/json')).toMatchObject({
    status: 'INTERNAL',
    httpStatus: 500,
  })
  expect(
    await failureFor(400, '{"error":{"status":"MADE_UP","message":"x"}}', 'application/json'),
  ).toMatchObject({
    status: 'INVALID_ARGUMENT',
  })
})

test('a network failure is UNAVAILABLE, with a readable message', async () => {
  const error = await failureOf(unwrap(clientThatGets(() => Promise.reject(new TypeError('fetch failed')))))
  expect(error).toMatchObject({ status: 'UNAVAILABLE', httpStatus: 503 })
  expect(error.message).toBe('We can’t reach the server right now. Check your connection and try again.')
})

test('a canceled request is CANCELLED', async () => {
  const abort = () => Promise.reject(new DOMException('aborted', 'AbortError'))
  expect(await failureOf(unwrap(clientThatGets(abort)))).toMatchObject({ status: 'CANCELLED' })
})

test('sends credentials to its own origin only', async () => {
  let init: RequestInit | undefined
  await unwrap(
    clientThatGets((_, given) => {
      init = given
      return Promise.resolve(Response.json({}))
    }),
  )
  expect(init?.credentials).toBe('same-origin')
})

function clientThatGets(fetch: typeof globalThis.fetch) {
  return apiClient<typeof routes>('http://api.test', { fetch }).things[':id'].$get({ param: { id: 'a' } })
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}
