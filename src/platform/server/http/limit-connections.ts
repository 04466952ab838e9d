import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getHeapStatistics } from 'node:v8'

type Options = {
  /** How long a connection may stand still while an answer waits to be read. */
  stalledMs: number
  /** Pipelined requests that wait for the answer before theirs, on one connection and on all of them. */
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

type Connection = { isBusy: boolean; waiting: [IncomingMessage, ServerResponse][] }

/**
 * Begins a pipelined request only when the answer before it has been handed to the network: a client that does not read is
 * not worked for. One that reads nothing for a while, sends far ahead, or holds the most while memory runs short is cut off.
 */
export function limitConnections(
  server: Server,
  answer: RequestListener,
  { stalledMs, maxQueued, maxQueuedInTotal, isShortOfMemory, sweepMs }: Options,
): RequestListener {
  const connections = new Map<Socket, Connection>()
  let waitingInTotal = 0

  server.on('connection', (socket: Socket) => {
    const connection: Connection = { isBusy: false, waiting: [] }
    connections.set(socket, connection)
    socket.once('close', () => {
      connections.delete(socket)
      waitingInTotal -= connection.waiting.length
      connection.waiting = []
    })
  })

  server.timeout = stalledMs
  // Neither a slow handler nor a quiet stream is the client's fault: while nothing waits to be read, the connection stays.
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
      const next = connection.waiting.shift()
      if (!next || request.socket.destroyed) return
      waitingInTotal--
      begin(connection, ...next)
    })
    answer(request, response)
  }

  return (request, response) => {
    const connection = connections.get(request.socket)
    // Closed meanwhile: nobody is there to read the answer.
    if (!connection) return
    if (!connection.isBusy) return begin(connection, request, response)
    if (connection.waiting.length >= maxQueued || waitingInTotal >= maxQueuedInTotal)
      return void request.socket.destroy()
    connection.waiting.push([request, response])
    waitingInTotal++
  }
}

/** The half of the connections that holds the most gives its memory back; the next sweep looks again. */
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
