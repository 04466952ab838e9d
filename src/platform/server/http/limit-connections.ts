import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getHeapStatistics } from 'node:v8'

type Options = {
  /** How long a connection may stall while a response is waiting to be read. */
  stalledMs: number
  /** The limit of queued pipelined requests, per connection and overall. */
  maxQueued: number
  maxQueuedInTotal: number
  isShortOfMemory: () => boolean
  sweepMs: number
}

export const connectionDefaults: Options = {
  stalledMs: 30_000,
  maxQueued: 256,
  maxQueuedInTotal: 5000,
  isShortOfMemory,
  sweepMs: 1000,
}

type Connection = { isBusy: boolean; queue: [IncomingMessage, ServerResponse][] }

/**
 * Starts a pipelined request only after the previous response was handed to the network, so that a client
 * that doesn't read causes no work. Disconnects clients that stall, pipeline too many requests, or hold the
 * most memory when it runs low.
 */
export function limitConnections(
  server: Server,
  handle: RequestListener,
  { stalledMs, maxQueued, maxQueuedInTotal, isShortOfMemory, sweepMs }: Options,
): RequestListener {
  const connections = new Map<Socket, Connection>()
  let queuedTotal = 0

  server.on('connection', (socket: Socket) => {
    const connection: Connection = { isBusy: false, queue: [] }
    connections.set(socket, connection)
    socket.once('close', () => {
      connections.delete(socket)
      queuedTotal -= connection.queue.length
      connection.queue = []
    })
  })

  server.timeout = stalledMs
  // A slow handler or quiet stream is not the client's fault, so a connection without unread data stays open.
  server.on('timeout', (socket: Socket) => {
    if (!connections.get(socket)?.isBusy || socket.writableLength > 0) socket.destroy()
  })

  const sweep = setInterval(() => {
    if (isShortOfMemory()) dropLargestUnread(connections.keys())
  }, sweepMs).unref()
  server.once('close', () => clearInterval(sweep))

  function begin(connection: Connection, request: IncomingMessage, response: ServerResponse) {
    connection.isBusy = true
    response.once('close', () => {
      connection.isBusy = false
      const next = connection.queue.shift()
      if (!next || request.socket.destroyed) return
      queuedTotal--
      begin(connection, ...next)
    })
    handle(request, response)
  }

  return (request, response) => {
    const connection = connections.get(request.socket)
    // The connection has closed, so the response would go nowhere.
    if (!connection) return
    if (!connection.isBusy) return begin(connection, request, response)
    if (connection.queue.length >= maxQueued || queuedTotal >= maxQueuedInTotal)
      return void request.socket.destroy()
    connection.queue.push([request, response])
    queuedTotal++
  }
}

/** Closes the half of the connections that holds the most memory; the next sweep checks again. */
function dropLargestUnread(sockets: Iterable<Socket>) {
  const unread = [...sockets].filter((socket) => socket.writableLength > 0)
  const largestFirst = unread.toSorted((a, b) => b.writableLength - a.writableLength)
  for (const socket of largestFirst.slice(0, Math.ceil(unread.length / 2))) socket.destroy()
}

const shortOfMemoryShare = 0.75

function isShortOfMemory() {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external > getHeapStatistics().heap_size_limit * shortOfMemoryShare
}
