import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import type { Currency } from '#features/ledger/contract/ledger.ts'
import { CampaignSlug, QuestionInput } from '../../contract/campaigns.ts'
import { reservationMessages as messages } from '../../contract/campaign-messages.ts'
import { Reservation, ReservationInput } from '../../contract/reservations.ts'
import type { RouteDeps } from '../route-deps.ts'
import { requireConfirmed } from './require-confirmed.ts'
import {
  findReservation,
  follow,
  listReservationsOf,
  unfollow,
  type ReservationRow,
} from './reservation.store.ts'
import { askQuestion, requirePublic, reserve, unreserve } from './support-campaign.ts'

const done = { 204: { description: 'Done.' }, ...errorResponses }
const params = CampaignSlug
const OwnReservation = Reservation.extend({ slug: z.string(), title: z.string() })

/** What a signed-in visitor does with a published campaign. */
export function reservationRoutes({ database, limit, guards, mode }: RouteDeps) {
  const { db } = database
  const { requireUser: middleware } = guards
  const router = createRouter()
  router.on(['PUT', 'DELETE'], '/campaigns/:slug/reservation', limit(writeLimit))
  router.on(['PUT', 'DELETE'], '/campaigns/:slug/following', limit(writeLimit))
  router.on(['POST'], '/campaigns/:slug/questions', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/reservations',
        middleware,
        summary: 'List your reservations',
        responses: {
          200: jsonResponse('Those that are not canceled.', z.object({ items: z.array(OwnReservation) })),
          ...errorResponses,
        },
      }),
      async (c) => {
        const rows = await listReservationsOf(db, c.var.user.id)
        const active = rows.filter(({ reservation }) => reservation.canceledAt === null)
        const items = active.map(({ reservation, slug, title }) => ({ ...present(reservation), slug, title }))
        return c.json({ items }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns/{slug}/reservation',
        middleware,
        summary: 'Get your reservation',
        request: { params },
        responses: { 200: jsonResponse('The reservation.', Reservation), ...errorResponses },
      }),
      async (c) => {
        const { campaign } = await requirePublic(db, c.req.valid('param').slug)
        const own = await findReservation(db, campaign.id, c.var.user.id)
        if (!own) throw new AppError('NOT_FOUND', messages.none)
        return c.json(present(own), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/campaigns/{slug}/reservation',
        middleware,
        summary: 'Reserve without obligation, or change your reservation; no money is involved',
        request: { params, ...jsonBody(ReservationInput) },
        responses: { 200: jsonResponse('The reservation.', Reservation), ...errorResponses },
      }),
      async (c) => {
        const { slug } = c.req.valid('param')
        requireConfirmed(c.var.user)
        const stored = await reserve({ database, mode }, slug, c.var.user.id, c.req.valid('json'), Date.now())
        return c.json(present(stored), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/campaigns/{slug}/reservation',
        middleware,
        summary: 'Cancel your reservation',
        request: { params },
        responses: done,
      }),
      async (c) => {
        await unreserve(database, c.req.valid('param').slug, c.var.user.id)
        return c.body(null, 204)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/campaigns/{slug}/following',
        middleware,
        summary: 'Follow a campaign',
        request: { params },
        responses: done,
      }),
      async (c) => {
        requireConfirmed(c.var.user)
        const { campaign } = await requirePublic(db, c.req.valid('param').slug)
        await follow(db, campaign.id, c.var.user.id)
        return c.body(null, 204)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/campaigns/{slug}/following',
        middleware,
        summary: 'Stop following a campaign',
        request: { params },
        responses: done,
      }),
      async (c) => {
        const { campaign } = await requirePublic(db, c.req.valid('param').slug)
        await unfollow(db, campaign.id, c.var.user.id)
        return c.body(null, 204)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/campaigns/{slug}/questions',
        middleware,
        summary: 'Ask the creator; public once answered',
        request: { params, ...jsonBody(QuestionInput) },
        responses: done,
      }),
      async (c) => {
        const { slug } = c.req.valid('param')
        await askQuestion(database, slug, c.var.user.id, c.req.valid('json').question)
        return c.body(null, 204)
      },
    )
}

const present = (row: ReservationRow): Reservation => ({
  amountMinor: row.amountMinor,
  currency: row.currency as Currency,
  model: row.model,
  reward: row.reward,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
})
