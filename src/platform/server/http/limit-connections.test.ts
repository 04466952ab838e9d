import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { connectionDefaults, limitConnections } from './limit-connections.ts'

// More than the buffers of both ends hold.
const large = Buffer.alloc(32 * 1024 * 1024, 'x')
const get = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
const getLast = 'GET /last HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function start(handle: RequestListener, options: Partial<typeof connectionDefaults> = {}) {
  const server = createServer({ keepAliveTimeout: 50 })
  server.on('request', limitConnections(server, handle, { ...connectionDefaults, ...options }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return (sent: string): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    ends.push(() => socket.destroy())
    socket.write(sent)
    return socket
  }
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

test('pauses work for a client that does not read, and delivers all responses once it does', async () => {
  let started = 0
  const open = await start((request, response) => {
    started++
    response.end(request.url === '/last' ? 'the last' : large)
  })
  const unread = open(get.repeat(2) + getLast)
  while (started === 0) await text(open(getLast)).then(() => started--)
  for (let others = 0; others < 5; others++) await text(open(getLast)).then(() => started--)
  expect(started).toBe(1)
  const received = await text(unread)
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(3)
  expect(received.endsWith('the last')).toBe(true)
})

test('closes a connection that reads nothing of a pending response', async () => {
  let unreadClosed: Promise<unknown> | undefined
  const open = await start(
    (request, response) => {
      unreadClosed = once(request.socket, 'close')
      response.end(large)
    },
    { stalledMs: 100 },
  )
  open(get)
  while (!unreadClosed) await new Promise(setImmediate)
  expect(await unreadClosed).toBeDefined()
})

test('waits for a slow handler, and closes a connection without a request', async () => {
  const open = await start(
    (request, response) => {
      // Longer than a connection may stall.
      request.socket.once('timeout', () => setTimeout(() => response.end('slow'), 20))
    },
    { stalledMs: 100 },
  )
  const socket = open(get)
  // Ends because there are no further requests, not because of the delay.
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*slow/)
})

test('disconnects a client that pipelines too many requests', async () => {
  let started = 0
  const open = await start(() => void started++, { maxQueued: 10 })
  const far = open(get.repeat(12))
  await closed(far.resume())
  expect(started).toBe(1)
})

test('limits pipelined requests across all connections', async () => {
  let started = 0
  const open = await start(() => void started++, { maxQueuedInTotal: 10 })
  const sockets = [open(get.repeat(8)), open(get.repeat(8))]
  await Promise.race(sockets.map((socket) => closed(socket.resume())))
  expect(started).toBe(2)
})

test('when memory runs low, closes only connections with unread responses', async () => {
  let isShort = false
  let unreadClosed: Promise<unknown> | undefined
  const open = await start(
    (request, response) => {
      if (request.url === '/last') return void unreadClosed?.then(() => response.end('served'))
      unreadClosed = once(request.socket, 'close')
      response.end(large)
    },
    { isShortOfMemory: () => isShort, sweepMs: 20 },
  )
  open(get)
  while (!unreadClosed) await new Promise(setImmediate)
  const other = text(open(getLast))
  isShort = true
  await unreadClosed
  expect(await other).toContain('served')
})
