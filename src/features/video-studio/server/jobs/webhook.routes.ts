import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import type { LimitRule } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses } from '#platform/server/http/router.ts'
import type { RouteDeps } from '../route-deps.ts'
import { recordWebhook } from './webhook.store.ts'

const webhookLimit: LimitRule = { name: 'webhook', perMinute: 120, countIn: 'memory' }

/** The provider's callback for a finished video. It is signed, handled once, and only a hint to poll. */
export function webhookRoutes({ database, engines, limit }: RouteDeps) {
  return createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/webhooks/replicate',
      middleware: limit(webhookLimit),
      summary: 'Signed callback of the video provider',
      request: {
        headers: z.object({
          'webhook-id': z.string().max(200).optional(),
          'webhook-timestamp': z.string().max(20).optional(),
          'webhook-signature': z.string().max(2000).optional(),
        }),
      },
      responses: { 204: { description: 'Accepted, now or before.' }, ...errorResponses },
    }),
    async (c) => {
      const engine = engines.configured
      if (!engine.readWebhook) throw new AppError('NOT_FOUND', 'There is nothing at this address.')
      const header = (name: string) => c.req.header(`webhook-${name}`) ?? ''
      const id = header('id')
      const body = await c.req.text()
      const signed = { id, timestamp: header('timestamp'), signatures: header('signature'), body }
      const ask = await engine.readWebhook(signed, new Date())
      if (!ask) throw new AppError('UNAUTHENTICATED', 'The signature is invalid.')
      if (await recordWebhook(database.db, id)) ask()
      return c.body(null, 204)
    },
  )
}
