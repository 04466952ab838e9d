import { createMiddleware } from 'hono/factory'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { AppError, toEnvelope } from '#platform/common/errors.ts'
import { StartError } from '../start-error.ts'
import { connectionDefaults, limitConnections } from './limit-connections.ts'
import { securityHeaders } from './security-headers.ts'

/** HEAD is GET without a body. Ends any event stream that the handler started for it. */
export const respondToHead = createMiddleware(async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
})

type Handlers = {
  fetch: (request: Request, env: never) => Response | Promise<Response>
  serveStatic: (request: IncomingMessage, response: ServerResponse) => boolean
}

type Place = { host: string; port: number; timeouts?: Partial<Timeouts> }

/** Timeouts for headers, for the whole request, and for reading a pending response. */
type Timeouts = { headersMs: number; requestMs: number; stalledMs: number }

const defaultTimeouts: Timeouts = { headersMs: 10_000, requestMs: 15_000, stalledMs: 30_000 }

/** Listens, and stops without dropping accepted requests. */
export async function serve({ fetch, serveStatic }: Handlers, { host, port, timeouts }: Place) {
  const { headersMs, requestMs, stalledMs } = { ...defaultTimeouts, ...timeouts }
  const handleApi = getRequestListener(fetch as never, { errorHandler: respondBadRequest })
  // Disconnects a client that is slow to send its request, sooner than Node's default.
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: Math.min(1_000, headersMs),
  })
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (hasSeveralHosts(request)) refuse(response, 'The request names more than one host.')
    else if (request.method === 'TRACE') refuse(response, 'TRACE is not supported.')
    else if (!serveStatic(request, response)) void handleApi(request, response)
  }
  server.on('request', limitConnections(server, handle, { ...connectionDefaults, stalledMs }))
  server.maxConnections = 10_000
  await listen(server, host, port)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    /**
     * Accepts no new connections, finishes running requests, and cuts off those that last longer than
     * `seconds`.
     */
    async stop(seconds: number) {
      const closed = new Promise((done) => server.close(done))
      server.prependListener('request', (_request, response: ServerResponse) =>
        response.setHeader('connection', 'close'),
      )
      const sweep = setInterval(() => server.closeIdleConnections(), 100)
      const cut = setTimeout(() => server.closeAllConnections(), seconds * 1000)
      await closed
      clearInterval(sweep)
      clearTimeout(cut)
    },
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)))
    server.listen(port, host, () => resolve())
  })
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code ?? '') {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is in use by another program. Stop it, or set PORT to a free port.`)
    case 'EACCES':
      return new StartError(`This account may not use port ${port}. Set PORT to a port above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST must be an address of this machine, not '${host}'.`)
    default:
      return error
  }
}

/** Node uses the first host and a proxy in front may use the last, so such a request is ambiguous. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

function refuse(response: ServerResponse, message: string) {
  const envelope = toEnvelope(new AppError('INVALID_ARGUMENT', message))
  response
    .writeHead(400, {
      ...securityHeaders({ secure: false }),
      'content-type': 'application/json',
      connection: 'close',
    })
    .end(JSON.stringify(envelope))
}

// Failures before routing, such as an unreadable URL or host name.
function respondBadRequest(): Response {
  return Response.json(toEnvelope(new AppError('INVALID_ARGUMENT', 'The request could not be read.')), {
    status: 400,
    headers: securityHeaders({ secure: false }),
  })
}
