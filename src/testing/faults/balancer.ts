import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A small load balancer: sends each request to the next server in turn and skips one that accepts no
 * connection. Never sends a started request twice; if its server breaks, the connection ends without a
 * response.
 */
export async function startBalancer(targets: () => string[]) {
  let turn = 0
  const inFlight = new Map<string, number>()
  const count = (url: string, change: 1 | -1) => inFlight.set(url, (inFlight.get(url) ?? 0) + change)

  const pass = (incoming: IncomingMessage, response: ServerResponse, body: Buffer, triesLeft: number) => {
    const urls = targets()
    const url = urls[turn++ % urls.length]
    if (url === undefined || triesLeft === 0) return void response.writeHead(502).end()
    const { method = 'GET' } = incoming
    const headers = withoutConnection(incoming.headers)
    count(url, 1)
    const outgoing = request(`${url}${incoming.url}`, { method, headers, agent: false }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, withoutConnection(reply.headers))
      reply.on('error', () => response.destroy())
      reply.pipe(response)
    })
    outgoing.on('close', () => count(url, -1))
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(incoming, response, body, triesLeft - 1)
      else response.destroy()
    })
    outgoing.end(body)
  }

  const server = createServer((incoming, response) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => pass(incoming, response, Buffer.concat(parts), 3))
    incoming.on('error', () => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /**
     * Resolves when no request to this server is running, which a deployment waits for before it stops one.
     */
    async drained(url: string) {
      while ((inFlight.get(url) ?? 0) > 0) await pause(20)
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/**
 * Keep-alive is negotiated per hop: a client that trusts the upstream's header would send into a closed
 * connection.
 */
function withoutConnection({ connection: _1, 'keep-alive': _2, ...headers }: IncomingHttpHeaders) {
  return headers
}
