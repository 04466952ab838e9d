import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOperations, type ApiDocument } from '#testing/fuzz/api-document.ts'
import { cookieFrom } from '#testing/cookie-from.ts'
import { spawnServer, type ServerProcess } from '#testing/server-process.ts'
import { testEnvironment } from '#testing/test-app.ts'

// A few responses of each kind fit into this heap, hundreds do not.
const heapMegabytes = 128
const maxResidentMegabytes = 900

let server: ServerProcess
let cookie = ''
beforeAll(async () => {
  server = await spawnServer({
    ...(await testEnvironment()),
    RATE_LIMIT_SCALE: '1000',
    NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
  })
  await server.ready()
  const signedIn = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    body: JSON.stringify({ email: 'admin@crovest.local', password: 'admin-password' }),
    headers: { 'content-type': 'application/json' },
  })
  cookie = cookieFrom(signedIn).cookie
})
afterAll(() => server.stop())

test('unread responses to pipelined requests cannot exhaust the server, on any path', async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as ApiDocument
  const described = listOperations(document).filter(({ method }) => method === 'GET')
  const paths = [
    ...['/api/openapi.json', '/api/docs', '/'].map((path) => ({ path, isStream: false })),
    ...described.map(({ path, operation }) => ({
      path: fillIn(path),
      isStream: operation.responses['200']?.content?.['text/event-stream'] !== undefined,
    })),
  ]
  expect(paths.length).toBeGreaterThan(30)
  for (const { path, isStream } of paths) {
    const unread = await Promise.all([
      ...Array.from({ length: 2 }, () => sendUnread(path, 30)),
      sendUnread(path, 250),
    ])
    // A client that reads is served meanwhile, which shows that the others were handled too.
    const [during] = await Promise.all([
      fetch(`${server.url}/api/health`),
      isStream ? undefined : readResponses(path, 2),
    ])
    for (const socket of unread) socket.destroy()
    expect([path, during.status]).toEqual([path, 200])
    expect([path, residentMegabytes() < maxResidentMegabytes]).toEqual([path, true])
  }
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
})

/** Values that most paths accept. */
const fillIn = (path: string) =>
  `${path.replaceAll('{collection}', 'waitlist').replaceAll(/\{\w+\}/g, '1')}?window=24h&email=a@example.org`

function sendUnread(path: string, count: number): Promise<Socket> {
  const socket = openSocket()
  return new Promise((resolve) => {
    socket.once('close', () => resolve(socket))
    socket.write(request(path).repeat(count), () => resolve(socket))
  })
}

/** Resolves when all responses have arrived; rejects if the connection ends first. */
function readResponses(path: string, count: number): Promise<void> {
  const socket = openSocket()
  let text = ''
  return new Promise((resolve, reject) => {
    socket.once('close', () => reject(new Error(`closed after ${text.slice(0, 500)}`)))
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part
      if (text.split(/HTTP\/1\.1 \d{3} /).length <= count) return
      resolve()
      socket.destroy()
    })
    socket.write(request(path).repeat(count))
  })
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\n\r\n`

function openSocket(): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  // The server may close a connection with unread responses.
  socket.on('error', () => {})
  return socket
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
