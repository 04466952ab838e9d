import { Hono } from 'hono'
import { html } from 'hono/html'
import { AppError } from '#platform/common/errors.ts'
import type { HttpEnv } from '#platform/server/http/router.ts'
import { publicTexts as texts } from '../../contract/campaign-texts.ts'
import { CampaignSlug, GalleryQuery } from '../../contract/campaigns.ts'
import { countFollowers } from '../campaigns/campaign.store.ts'
import { presentItem } from '../campaigns/present-campaign.ts'
import type { RouteDeps } from '../route-deps.ts'
import { listPublic } from './gallery.store.ts'
import { hasMoneyTrail, readMoneyTrail } from '../settlement/present-settlement.ts'
import { readPublic, readVisitor } from './read-public.ts'
import type { FormAction } from './render-aside.ts'
import { renderCampaign } from './render-campaign.ts'
import { renderGallery } from './render-gallery.ts'
import { renderCampaignFrame } from './render-parts.ts'

/** The pages that are rendered for each request, so that they can be read before scripts run. */
export function campaignPageRoutes({ database, guards, mode, payments, siteUrl }: RouteDeps) {
  const { db } = database
  const router = new Hono<HttpEnv>()
  router.get('/campaigns', async (c) => {
    const parsed = GalleryQuery.safeParse(c.req.query())
    const query = parsed.success ? parsed.data : GalleryQuery.parse({})
    const { rows, hasMore } = await listPublic(db, query)
    const followers = await countFollowers(
      db,
      rows.map(({ id }) => id),
    )
    const items = rows.map((row) => presentItem(row, followers.get(row.id) ?? 0))
    const isSignedIn = (await guards.findUser(c)) !== null
    return c.html(renderGallery({ items, hasMore, query, mode, isSignedIn, siteUrl, now: Date.now() }))
  })
  router.get('/campaigns/:slug', async (c) => {
    const user = await guards.findUser(c)
    try {
      const { slug } = CampaignSlug.parse({ slug: c.req.param('slug') })
      const { campaign, row } = await readPublic(db, slug, mode)
      const visitor = await readVisitor(db, row, user)
      const done = findAction(c.req.query('done'))
      const shown = visitor.kind === 'backer' ? { ...visitor, done } : visitor
      const money = hasMoneyTrail(row) ? await readMoneyTrail(db, row, await payments.now()) : undefined
      return await c.html(renderCampaign({ campaign, money, visitor: shown, siteUrl, now: Date.now() }))
    } catch (error) {
      const isUnknown =
        error instanceof AppError ? error.status === 'NOT_FOUND' : isInvalidSlug(c.req.param('slug'))
      if (!isUnknown) throw error
      const frame = { title: texts.gallery, description: texts.unknown, mode, isSignedIn: user !== null }
      return c.html(
        renderCampaignFrame(
          frame,
          html`<p role="alert">${texts.unknown}</p>
            <p><a href="/campaigns">${texts.back}</a></p>`,
        ),
        404,
      )
    }
  })
  return router
}

const isInvalidSlug = (slug: string) => !CampaignSlug.safeParse({ slug }).success

const findAction = (text: string | undefined): FormAction | undefined =>
  (Object.keys(texts.done) as FormAction[]).find((action) => action === text)
