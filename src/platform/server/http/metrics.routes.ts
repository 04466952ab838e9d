import { AppError } from '#platform/common/errors.ts'
import type { Metrics } from '../metrics.ts'
import { isSameText } from '../signer.ts'
import { createRouter } from './router.ts'
import { isLoopback } from './site-hosts.ts'

type Deps = {
  metrics: Metrics
  token: string | undefined
  /** The site is local or internal, and no proxy is configured. */
  isLocal: boolean
}

// A proxy that sends none of these headers is still revealed by the requested host or by SITE_URL.
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * With a token, requires it. Without one, allows only local callers, as long as there is no sign of a proxy.
 */
export function metricsRoutes({ metrics, token, isLocal }: Deps) {
  return createRouter().get('/metrics', async (c) => {
    const isDirect = () =>
      isLocal &&
      /^(::1$|127\.|::ffff:127\.)/.test(c.env?.incoming?.socket.remoteAddress ?? '') &&
      isLoopback(c.req.header('host') ?? '') &&
      forwardingHeaders.every((name) => c.req.header(name) === undefined)
    const allowed =
      token === undefined ? isDirect() : isSameText(c.req.header('authorization') ?? '', `Bearer ${token}`)
    if (!allowed) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
    return c.body(await metrics.read(), 200, { 'content-type': metrics.contentType })
  })
}
