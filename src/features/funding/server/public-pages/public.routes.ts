import { createRoute, z } from '@hono/zod-openapi'
import { htmlResponse } from '#platform/server/http/html-response.ts'
import { serveFile } from '#features/video-studio/server.ts'
import { AppError } from '#platform/common/errors.ts'
import { siblingModule } from '#platform/server/sibling-module.ts'
import { writeLimit, type LimitRule } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonResponse } from '#platform/server/http/router.ts'
import { drawInChild } from '#platform/server/pictures/draw-in-child.ts'
import { campaignPaths } from '../../contract/campaign-paths.ts'
import { campaignMessages } from '../../contract/campaign-messages.ts'
import { modeTexts, publicTexts } from '../../contract/campaign-texts.ts'
import { CampaignPage, CampaignSlug, GalleryQuery, PublicCampaign } from '../../contract/campaigns.ts'
import { raisedOf } from '../../domain/raised.ts'
import { countFollowers } from '../campaigns/campaign.store.ts'
import { coverKeys } from '../campaigns/cover.ts'
import { presentItem } from '../campaigns/present-campaign.ts'
import { requirePublic } from '../reservations/support-campaign.ts'
import type { RouteDeps } from '../route-deps.ts'
import type { CampaignCard } from './card/draw-campaign-card.ts'
import { listPublic } from './gallery.store.ts'
import { readPublic, readVisitor } from './read-public.ts'
import { renderCampaign } from './render-campaign.ts'
import { describeReserved } from './render-parts.ts'
import { PlainForm, submitPlainForm } from './submit-plain-form.ts'

const binary = (type: string) => ({
  200: {
    description: 'The file.',
    content: { [type]: { schema: z.string().openapi({ format: 'binary' }) } },
  },
  ...errorResponses,
})
const params = CampaignSlug

/** Each picture takes a moment to draw. */
const cardLimit: LimitRule = { name: 'campaignCard', perMinute: 30 }

/** What everyone can read about published campaigns, and the plain forms of their pages. */
export function publicCampaignRoutes(deps: RouteDeps) {
  const { database, files, limit, guards, mode, siteUrl } = deps
  const { db } = database
  const drawCard = drawInChild<CampaignCard>(
    siblingModule(import.meta.url, './card/campaign-card.child.ts', './campaign-card.js'),
  )
  const router = createRouter()
  router.get('/campaigns/:slug/card.png', limit(cardLimit))
  router.post('/campaigns/:slug/forms', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns',
        summary: 'List published campaigns, live ones first',
        request: { query: GalleryQuery },
        responses: { 200: jsonResponse('One page.', CampaignPage), ...errorResponses },
      }),
      async (c) => {
        const { rows, hasMore } = await listPublic(db, c.req.valid('query'))
        const followers = await countFollowers(
          db,
          rows.map(({ id }) => id),
        )
        return c.json(
          { items: rows.map((row) => presentItem(row, followers.get(row.id) ?? 0)), hasMore },
          200,
        )
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns/{slug}',
        summary: 'Get a published campaign',
        request: { params },
        responses: { 200: jsonResponse('The campaign.', PublicCampaign), ...errorResponses },
      }),
      async (c) => c.json((await readPublic(db, c.req.valid('param').slug, mode)).campaign, 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns/{slug}/cover.jpg',
        summary: 'Get the cover picture of a campaign',
        request: { params },
        responses: binary('image/jpeg'),
      }),
      async (c) => {
        const { content } = await requirePublic(db, c.req.valid('param').slug)
        if (!content.cover) throw new AppError('NOT_FOUND', campaignMessages.noCover)
        return serveFile(c, files, { key: coverKeys.picture(content.cover) })
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns/{slug}/film.mp4',
        summary: 'Get the cover film of a campaign; supports range requests',
        request: { params },
        responses: {
          ...binary('video/mp4'),
          206: { description: 'The requested range.' },
          416: errorResponses[400],
        },
      }),
      async (c) => {
        const { content } = await requirePublic(db, c.req.valid('param').slug)
        if (content.cover?.kind !== 'film') throw new AppError('NOT_FOUND', campaignMessages.noCover)
        return serveFile(c, files, { key: coverKeys.film(content.cover) })
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns/{slug}/card.png',
        summary: 'Draw the share card of a campaign',
        request: { params },
        responses: binary('image/png'),
      }),
      async (c) => {
        const { campaign } = await readPublic(db, c.req.valid('param').slug, mode)
        const { content, goalMinor } = campaign
        const picture = await drawCard({
          title: content.title,
          creator: publicTexts.by(content.creatorName),
          progress: describeReserved(campaign),
          notice: modeTexts[mode],
          percent:
            goalMinor > 0
              ? Math.floor((raisedOf(campaign, mode !== 'reservations').minor * 100) / goalMinor)
              : 0,
        })
        return c.body(picture, 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=300' })
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/campaigns/{slug}/forms',
        summary: 'The plain forms of a campaign’s page: reserve, cancel, follow, unfollow, ask',
        request: {
          params,
          body: { required: true, content: { 'application/x-www-form-urlencoded': { schema: PlainForm } } },
        },
        responses: {
          ...errorResponses,
          303: { description: 'Back to the page, or to the sign-in.' },
          409: htmlResponse('The page with the reason.'),
          422: htmlResponse('The page with the problem and what was typed.'),
        },
      }),
      async (c) => {
        const { slug } = c.req.valid('param')
        const typed = c.req.valid('form')
        const user = await guards.findUser(c)
        const { campaign, row } = await readPublic(db, slug, mode)
        if (!user) return c.redirect(`/login?returnTo=${encodeURIComponent(campaignPaths.return(slug))}`, 303)
        const problem = await submitPlainForm(database, campaign, user, typed)
        if (!problem) return c.redirect(`${campaignPaths.page(slug)}?done=${typed.action}`, 303)
        const visitor = await readVisitor(db, row, user)
        const failed = { action: typed.action, message: problem.message, typed }
        const shown = visitor.kind === 'backer' ? { ...visitor, failed } : visitor
        const page = renderCampaign({ campaign, visitor: shown, siteUrl, now: Date.now() })
        return c.html(page, problem.status === 'ABORTED' ? 409 : 422)
      },
    )
}

export type PublicCampaignRoutes = ReturnType<typeof publicCampaignRoutes>
