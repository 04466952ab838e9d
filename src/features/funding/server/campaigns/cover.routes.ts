import { createRoute, z } from '@hono/zod-openapi'
import { serveFile } from '#features/video-studio/server.ts'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import { CampaignId, CoverFilm, OwnCampaign } from '../../contract/campaigns.ts'
import type { CampaignCover } from '../../contract/campaign-draft.ts'
import { campaignMessages as messages } from '../../contract/campaign-messages.ts'
import type { RouteDeps } from '../route-deps.ts'
import { changeCampaign, findOwnCampaign } from './campaign.store.ts'
import { coverKeys, queueCoverRemoval, removeCover, storeCoverFilm, storeCoverPicture } from './cover.ts'
import { requireEditable, unknownCampaign } from './own-campaigns.routes.ts'
import { presentOwnCampaign } from './present-campaign.ts'

const binary = { schema: z.string().openapi({ format: 'binary' }) }
const picture = { 'image/jpeg': binary, 'image/png': binary }
const responses = { 200: jsonResponse('The campaign.', OwnCampaign), ...errorResponses }

/** The picture or film at the top of a campaign's page. */
export function coverRoutes({ database, files, jobs, limit, guards, mode }: RouteDeps) {
  const { db } = database
  const { requireUser: middleware } = guards
  const router = createRouter()
  router.on(['PUT', 'DELETE'], '/own-campaigns/:id/cover', limit(writeLimit))
  router.on(['PUT'], '/own-campaigns/:id/cover/film', limit(writeLimit))

  async function replaceCover(userId: string, id: string, cover: CampaignCover | null) {
    const changed = await database
      .transaction(async (tx) => {
        const campaign = await requireEditable(tx, userId, id)
        // A published version may still show the previous one.
        if (campaign.version === null) await queueCoverRemoval(tx, jobs, [campaign.cover])
        return changeCampaign(tx, id, { cover })
      })
      .catch(async (error: unknown) => {
        if (cover) await removeCover(files, cover)
        throw error
      })
    return presentOwnCampaign(db, changed, { mode, now: Date.now() })
  }

  const requireOwnCampaign = async (userId: string, id: string) => {
    const found = await findOwnCampaign(db, userId, id)
    if (!found) throw unknownCampaign()
    return found
  }

  return router
    .openapi(
      createRoute({
        method: 'put',
        path: '/own-campaigns/{id}/cover',
        middleware,
        summary: 'Upload a cover picture (JPG or PNG)',
        request: { params: CampaignId, body: { content: picture, required: true } },
        responses,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        await requireOwnCampaign(c.var.user.id, id)
        const bytes = new Uint8Array(await c.req.arrayBuffer())
        const uploader = { owner: c.var.user.id, signal: c.req.raw.signal }
        const cover = await storeCoverPicture(files, bytes, uploader)
        return c.json(await replaceCover(c.var.user.id, id, cover), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/own-campaigns/{id}/cover/film',
        middleware,
        summary: 'Use one of your finished films as the cover',
        request: { params: CampaignId, ...jsonBody(CoverFilm) },
        responses,
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        await requireOwnCampaign(c.var.user.id, id)
        const { videoId } = c.req.valid('json')
        const cover = await storeCoverFilm({ db, files }, c.var.user.id, videoId)
        return c.json(await replaceCover(c.var.user.id, id, cover), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/own-campaigns/{id}/cover',
        middleware,
        summary: 'Remove the cover',
        request: { params: CampaignId },
        responses,
      }),
      async (c) => c.json(await replaceCover(c.var.user.id, c.req.valid('param').id, null), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/own-campaigns/{id}/cover',
        middleware,
        summary: 'Get the picture of your cover',
        request: { params: CampaignId },
        responses: { 200: { description: 'The picture.', content: picture }, ...errorResponses },
      }),
      async (c) => {
        const { cover } = await requireOwnCampaign(c.var.user.id, c.req.valid('param').id)
        if (!cover) throw new AppError('NOT_FOUND', messages.noCover)
        return serveFile(c, files, { key: coverKeys.picture(cover) })
      },
    )
}

export type CoverRoutes = ReturnType<typeof coverRoutes>
