import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from './serve.ts'

let server: Awaited<ReturnType<typeof serve>>
let served = 0
beforeAll(async () => {
  server = await serve(
    {
      fetch: async (request) => {
        const body = await request.text()
        served++
        return new Response(`read ${body.length}`)
      },
      serveStatic: () => false,
    },
    { host: '127.0.0.1', port: 0, timeouts: { headersMs: 200, requestMs: 600 } },
  )
})
afterAll(() => server.stop(1))

/** Everything received on one connection until the server closes it. */
async function send(request: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  socket.write(request)
  return text(socket)
}
const post = 'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\n'

test.each([
  ['headers never end', 'GET /api/x HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['body never ends', `${post}content-length: 1000\r\n\r\nonly this`],
  ['body in pieces never ends', `${post}transfer-encoding: chunked\r\n\r\n4\r\nonly\r\n`],
])('disconnects a client whose %s, and serves others meanwhile', async (_name, request) => {
  const before = served
  const slow = send(request)
  const quick = await fetch(`http://127.0.0.1:${server.port}/api/x`)
  expect(await quick.text()).toBe('read 0')
  expect(await slow).toMatch(/^HTTP\/1\.1 408 /)
  expect(served).toBe(before + 1)
})

test.each([
  ['headers of 20 kB', `GET / HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ['two lengths', `${post}content-length: 4\r\ncontent-length: 5\r\n\r\nabcde`, 400],
  ['a length and pieces', `${post}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['a header folded into two lines', 'GET / HTTP/1.1\r\nhost: x\r\nx-a: b\r\n c: d\r\n\r\n', 400],
  ['two hosts', 'GET /api/x HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n', 400],
  ['the same host twice', 'GET /api/x HTTP/1.1\r\nhost: a\r\nhost: a\r\n\r\n', 400],
  ['no host', 'GET /api/x HTTP/1.1\r\n\r\n', 400],
  ['an invalid host', 'GET /api/x HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', 400],
  ['TRACE', 'TRACE /api/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ['no HTTP at all', '\x16\x03\x01\x02\r\n\r\n', 400],
])('rejects %s', async (_name, request, status) => {
  const before = served
  expect(await send(request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(served).toBe(before)
})
