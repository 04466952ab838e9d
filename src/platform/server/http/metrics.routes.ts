import { timingSafeEqual } from 'node:crypto'
import { AppError } from '#platform/common/errors.ts'
import type { Metrics } from '../metrics.ts'
import { createRouter } from './router.ts'

/** With a token: for whoever shows it. Without: for callers on this machine that no proxy stands in front of. */
export function metricsRoutes({ metrics, token }: { metrics: Metrics; token: string | undefined }) {
  return createRouter().get('/metrics', async (c) => {
    const fromHere = /^(::1|127\.|::ffff:127\.)/.test(c.env?.incoming?.socket.remoteAddress ?? '')
    const direct =
      fromHere && c.req.header('x-forwarded-for') === undefined && c.req.header('forwarded') === undefined
    const allowed =
      token === undefined ? direct : isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)
    if (!allowed) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
    return c.body(await metrics.read(), 200, { 'content-type': metrics.contentType })
  })
}

function isSame(given: string, wanted: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
