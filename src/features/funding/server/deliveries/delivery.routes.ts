import { createRoute } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import { CampaignId } from '../../contract/campaigns.ts'
import { Deliveries, DeliveryInput } from '../../contract/deliveries.ts'
import { deliveryMessages as messages } from '../../contract/delivery-choices.ts'
import { findOwnCampaign, findVersion, type CampaignRow } from '../campaigns/campaign.store.ts'
import { unknownCampaign } from '../campaigns/own-campaigns.routes.ts'
import type { RouteDeps } from '../route-deps.ts'
import { countDeliveries, markDeliveries } from './delivery.store.ts'

const responses = { 200: jsonResponse('By reward.', Deliveries), ...errorResponses }

/** Where the rewards of a funded campaign are. */
export function deliveryRoutes({ database: { db }, limit, guards }: RouteDeps) {
  const { requireUser: middleware } = guards
  const requireOwn = async (userId: string, id: string) => {
    const own = await findOwnCampaign(db, userId, id)
    if (!own) throw unknownCampaign()
    return own
  }
  const present = async ({ id, version }: CampaignRow): Promise<Deliveries> => {
    const content = version === null ? undefined : await findVersion(db, id, version)
    const counts = await countDeliveries(db, id)
    const numbers = [...new Set(counts.map(({ reward }) => reward))]
    return {
      rewards: numbers.map((reward) => {
        const countOf = (status: string | null) =>
          counts.find((row) => row.reward === reward && row.delivery === status)?.count ?? 0
        const title = content?.rewards[reward]?.title ?? ''
        const waiting = countOf(null)
        return { reward, title, waiting, sent: countOf('sent'), delivered: countOf('delivered') }
      }),
    }
  }
  const router = createRouter()
  router.on(['PUT'], '/own-campaigns/:id/deliveries', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/own-campaigns/{id}/deliveries',
        middleware,
        summary: 'How many rewards are sent and delivered',
        request: { params: CampaignId },
        responses,
      }),
      async (c) => c.json(await present(await requireOwn(c.var.user.id, c.req.valid('param').id)), 200),
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/own-campaigns/{id}/deliveries',
        middleware,
        summary: 'Mark rewards as sent or delivered, all or single ones',
        request: { params: CampaignId, ...jsonBody(DeliveryInput) },
        responses,
      }),
      async (c) => {
        const own = await requireOwn(c.var.user.id, c.req.valid('param').id)
        if (own.status !== 'delivering' && own.status !== 'closed')
          throw new AppError('ABORTED', messages.notDelivering)
        await markDeliveries(db, own.id, c.req.valid('json'))
        return c.json(await present(own), 200)
      },
    )
}

export type DeliveryRoutes = ReturnType<typeof deliveryRoutes>
