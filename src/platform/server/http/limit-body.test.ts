import { z, createRoute } from '@hono/zod-openapi'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#platform/common/errors.ts'
import { handleError } from './handle-error.ts'
import { limitBody } from './limit-body.ts'
import { createRouter, jsonBody } from './router.ts'
import { serve } from './serve.ts'

const form = 'application/x-www-form-urlencoded'
const types = ['application/json', 'text/plain', form]

const app = createRouter()
app.onError(handleError)
app.use(limitBody([{ path: /^/, bytes: 200_000, types }]))
app.use('/private', () => {
  throw new AppError('UNAUTHENTICATED', 'Please sign in.')
})
app.openapi(
  createRoute({
    method: 'post',
    path: '/valid',
    request: jsonBody(z.object({ text: z.string() })),
    responses: { 200: { description: 'How long it is.' } },
  }),
  (c) => c.text(`${JSON.stringify(c.req.valid('json')).length}`),
)
app.post('/json', async (c) => c.text(`${JSON.stringify(await c.req.json()).length}`))
app.post('/text', async (c) => c.text(`${(await c.req.text()).length}`))
app.post('/bytes', async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength}`))
app.post('/blob', async (c) => c.text(`${(await c.req.blob()).size}`))
app.post('/form', async (c) => c.text(`${((await c.req.formData()).get('text') as string).length}`))
app.post('/fields', async (c) => c.text(`${((await c.req.parseBody()).text as string).length}`))
app.post('/library', async (c) => c.text(`${(await c.req.raw.clone().text()).length}`))
app.post('/stream', async (c) => {
  let bytes = 0
  for await (const chunk of c.req.raw.body ?? []) bytes += chunk.byteLength
  return c.text(`${bytes}`)
})
app.post('/forgiving', async (c) => c.text(await c.req.text().catch(() => 'unreadable')))

let server: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  const place = { host: '127.0.0.1', port: 0, timeouts: { headersMs: 1000, requestMs: 2000 } }
  server = await serve({ fetch: app.fetch, serveStatic: () => false }, place)
})
afterAll(() => server.stop(1))

/** Sent in pieces, without a length. */
async function send(path: string, body: string, type: string) {
  const request = {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Blob([body]).stream(),
    duplex: 'half',
  }
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, request)
  return [response.status, await response.text()]
}

const tooLarge = [413, '{"error":{"status":"INVALID_ARGUMENT","message":"The body must be at most 195 kB."}}']
const json = (length: number) => JSON.stringify({ text: 'x'.repeat(length - 11) })
const plain = (length: number) => 'x'.repeat(length)
const field = (length: number) => `text=${'x'.repeat(length)}`

test.each([
  ['/valid', 'application/json', json],
  ['/json', 'application/json', json],
  ['/text', 'text/plain', plain],
  ['/bytes', 'text/plain', plain],
  ['/blob', 'text/plain', plain],
  ['/form', form, field],
  ['/fields', form, field],
  ['/library', 'text/plain', plain],
  ['/stream', 'text/plain', plain],
])('a body in pieces reaches %s up to the limit, and beyond it gets a 413', async (path, type, make) => {
  expect(await send(path, make(190_000), type)).toEqual([200, '190000'])
  expect(await send(path, make(200_100), type)).toEqual(tooLarge)
  expect(await send(path, make(1_000_000), type)).toEqual(tooLarge)
})

test('a handler that catches the error of a body that is too large does not change the response', async () => {
  expect(await send('/forgiving', plain(200_100), 'text/plain')).toEqual(tooLarge)
})

test('a request is refused before a body in pieces has arrived', async () => {
  const socket = connect(server.port, '127.0.0.1')
  const headers = 'host: x\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\nconnection: close'
  socket.write(`POST /private HTTP/1.1\r\n${headers}\r\n\r\n4\r\nonly\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /)
})
