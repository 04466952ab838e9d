import { randomBytes } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { ClientAddress } from './client-address.ts'
import type { HttpEnv } from './router.ts'

const processPart = randomBytes(6).toString('base64url')
let requests = 0

/** Unique across processes and cheap enough for every page. */
export const nextRequestId = () => `${processPart}-${(++requests).toString(36)}`

/** Gives each request an ID and the client's address, and logs and counts it by route, never by full URL. */
export function requestContext({
  log,
  metrics,
  clientAddress,
}: {
  log: Log
  metrics: Metrics
  clientAddress: ClientAddress
}) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const started = performance.now()
    const requestId = nextRequestId()
    c.set('requestId', requestId)
    c.set('log', log)
    c.set(
      'clientAddress',
      clientAddress.of(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for')),
    )
    await next()
    c.res.headers.set('x-request-id', requestId)
    const seconds = (performance.now() - started) / 1000
    const route = routePath(c)
    metrics.requestDone(c.req.method, route, c.res.status, seconds)
    log.info(
      { requestId, method: c.req.method, route, status: c.res.status, ms: Math.round(seconds * 1000) },
      'request',
    )
  })
}
