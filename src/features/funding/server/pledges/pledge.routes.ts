import { createRoute } from '@hono/zod-openapi'
import type { Currency } from '#features/ledger/contract/ledger.ts'
import { testCards } from '#features/payments/contract/test-cards.ts'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import { CampaignId, CampaignSlug } from '../../contract/campaigns.ts'
import { pledgeMessages as messages } from '../../contract/pledge-messages.ts'
import {
  CardInput,
  CardPage,
  OwnPledgeList,
  Pledge,
  PledgeInput,
  PledgeOptions,
  PledgeSummary,
} from '../../contract/pledges.ts'
import { findOwnCampaign } from '../campaigns/campaign.store.ts'
import { unknownCampaign } from '../campaigns/own-campaigns.routes.ts'
import { requireConfirmed } from '../reservations/require-confirmed.ts'
import { requirePublic } from '../reservations/support-campaign.ts'
import type { RouteDeps } from '../route-deps.ts'
import { openCardPage } from './open-card-page.ts'
import { replaceCard } from './replace-card.ts'
import { pledge, unpledge } from './pledge-to-campaign.ts'
import { countPledges, findPledge, listPledgesOf, type PledgeRow } from './pledge.store.ts'
import { presentPledge } from './present-pledge.ts'
import { createPledgeReader, createPledgeWriter } from './write-pledges.ts'

const params = CampaignSlug
const found = { 200: jsonResponse('The pledge.', Pledge), ...errorResponses }

/** What a backer does with a live campaign where money is involved. */
export function pledgeRoutes(routeDeps: RouteDeps) {
  const { database, jobs, limit, guards, mode, payments, rules, legal, siteUrl } = routeDeps
  const { db } = database
  const { requireUser: middleware } = guards
  const deps = { database, jobs, provider: payments.provider, rules, siteUrl }
  const pledging = { ...deps, read: createPledgeReader(database), write: createPledgeWriter(database, rules) }
  const present = async (row: PledgeRow, slug: string) =>
    presentPledge(row, (await requirePublic(db, slug)).campaign, rules, await payments.now())
  const router = createRouter()
  router.on(['PUT', 'DELETE'], '/campaigns/:slug/pledge', limit(writeLimit))
  router.on(['PUT'], '/campaigns/:slug/pledge/card', limit(writeLimit))
  router.on(['POST'], '/campaigns/:slug/pledge/card-pages', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/pledge-options',
        summary: 'Whether money is involved, and the rules of pledges',
        responses: { 200: jsonResponse('The options.', PledgeOptions), ...errorResponses },
      }),
      async (c) => {
        const { cancelUntilHours, reflectionDays, fixDays, riskWarning } = rules
        const options: PledgeOptions = {
          mode,
          now: new Date(await payments.now()).toISOString(),
          testCards: mode === 'sandbox' ? testCards.map((card) => ({ ...card })) : [],
          legal,
          rules: { cancelUntilHours, reflectionDays, fixDays, riskWarning },
        }
        return c.json(options, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/pledges',
        middleware,
        summary: 'List your pledges',
        responses: { 200: jsonResponse('In every state.', OwnPledgeList), ...errorResponses },
      }),
      async (c) => {
        const now = await payments.now()
        const items = (await listPledgesOf(db, c.var.user.id)).map(({ pledge: row, campaign }) => ({
          ...presentPledge(row, campaign, rules, now),
          slug: campaign.slug,
          title: campaign.title,
          campaignStatus: campaign.status,
        }))
        return c.json({ items }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns/{slug}/pledge',
        middleware,
        summary: 'Get your pledge',
        request: { params },
        responses: found,
      }),
      async (c) => {
        const { slug } = c.req.valid('param')
        const { campaign } = await requirePublic(db, slug)
        const own = await findPledge(db, campaign.id, c.var.user.id)
        if (!own) throw new AppError('NOT_FOUND', messages.none)
        return c.json(await present(own, slug), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/campaigns/{slug}/pledge',
        middleware,
        summary: 'Pledge, or change your pledge; the card is charged after the deadline',
        request: { params, ...jsonBody(PledgeInput) },
        responses: found,
      }),
      async (c) => {
        const { slug } = c.req.valid('param')
        requireConfirmed(c.var.user)
        const { row, campaign, now } = await pledge(pledging, slug, c.var.user.id, c.req.valid('json'))
        return c.json(presentPledge(row, campaign, rules, now), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/campaigns/{slug}/pledge',
        middleware,
        summary: 'Cancel your pledge',
        request: { params },
        responses: found,
      }),
      async (c) => {
        const { slug } = c.req.valid('param')
        const { row, campaign, now } = await unpledge(deps, slug, c.var.user.id)
        return c.json(presentPledge(row, campaign, rules, now), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/campaigns/{slug}/pledge/card',
        middleware,
        summary: 'Replace a declined card; it is charged soon',
        request: { params, ...jsonBody(CardInput) },
        responses: found,
      }),
      async (c) => {
        const { slug } = c.req.valid('param')
        const stored = await replaceCard(deps, slug, c.var.user.id, c.req.valid('json').card)
        return c.json(await present(stored, slug), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/campaigns/{slug}/pledge/card-pages',
        middleware,
        summary: 'Open the payment provider’s page where you enter a card',
        request: { params },
        responses: { 201: jsonResponse('Where the page is.', CardPage), ...errorResponses },
      }),
      async (c) => c.json(await openCardPage(deps, c.req.valid('param').slug, c.var.user.id), 201),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/own-campaigns/{id}/pledges',
        middleware,
        summary: 'How many pledges your campaign has, without names',
        request: { params: CampaignId },
        responses: { 200: jsonResponse('By state, model and reward.', PledgeSummary), ...errorResponses },
      }),
      async (c) => {
        const own = await findOwnCampaign(db, c.var.user.id, c.req.valid('param').id)
        if (!own) throw unknownCampaign()
        return c.json({ currency: own.currency as Currency, items: await countPledges(db, own.id) }, 200)
      },
    )
}

export type PledgeRoutes = ReturnType<typeof pledgeRoutes>
