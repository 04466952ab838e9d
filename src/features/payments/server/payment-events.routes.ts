import { createRoute, z } from '@hono/zod-openapi'
import { signedEventLimit, type Limit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody } from '#platform/server/http/router.ts'

const eventRoute = createRoute({
  method: 'post',
  path: '/payments/events',
  summary: 'Tell us what happened to a payment; for the payment provider',
  request: {
    headers: z.object({ 'stripe-signature': z.string().max(1000).optional() }),
    ...jsonBody(z.looseObject({ id: z.string().max(200) })),
  },
  responses: { 204: { description: 'Received.' }, ...errorResponses },
})

/** The signature proves who sends it, so there is no session. */
export function paymentEventRoutes({
  receive,
  limit,
}: {
  limit: Limit
  receive: (body: string, signature: string) => Promise<void>
}) {
  const router = createRouter()
  router.post('/payments/events', limit(signedEventLimit))
  return router.openapi(eventRoute, async (c) => {
    await receive(await c.req.text(), c.req.valid('header')['stripe-signature'] ?? '')
    return c.body(null, 204)
  })
}
