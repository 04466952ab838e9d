import { createRoute } from '@hono/zod-openapi'
import { randomBytes } from 'node:crypto'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import {
  CampaignId,
  DraftSave,
  NewCampaign,
  OwnCampaign,
  OwnCampaignList,
  OwnMove,
} from '../../contract/campaigns.ts'
import { isOpenStatus } from '../../contract/campaign-choices.ts'
import { campaignMessages as messages } from '../../contract/campaign-messages.ts'
import { verificationOf } from '../creators/creator.store.ts'
import { draftLimit, type RouteDeps } from '../route-deps.ts'
import {
  addCampaign,
  changeCampaign,
  countFollowers,
  findOwnCampaign,
  listOwnCampaigns,
  lockCampaign,
  removeCampaign,
  type CampaignRow,
} from './campaign.store.ts'
import { queueCoverRemoval } from './cover.ts'
import { moveCampaign, moveChange } from './move-campaign.ts'
import { presentOwnCampaign, presentOwnItem } from './present-campaign.ts'

const one = (description: string) => ({ 200: jsonResponse(description, OwnCampaign), ...errorResponses })

/** A creator's campaigns from the first draft to the launch. */
export function ownCampaignRoutes({ database, jobs, limit, guards, mode, payments, rules }: RouteDeps) {
  const { db } = database
  const { requireUser: middleware } = guards
  const router = createRouter()
  router.on(['POST', 'DELETE'], '/own-campaigns', limit(writeLimit))
  router.on(['PUT'], '/own-campaigns/:id', limit(draftLimit))
  router.on(['DELETE'], '/own-campaigns/:id', limit(writeLimit))
  router.on(['POST'], '/own-campaigns/:id/moves', limit(writeLimit))
  const present = (row: CampaignRow) => presentOwnCampaign(db, row, { mode, now: Date.now() })

  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/own-campaigns',
        middleware,
        summary: 'List your campaigns, the last changed first',
        responses: { 200: jsonResponse('All of them.', OwnCampaignList), ...errorResponses },
      }),
      async (c) => {
        const rows = await listOwnCampaigns(db, c.var.user.id)
        const followers = await countFollowers(
          db,
          rows.map(({ id }) => id),
        )
        const items = rows.map((row) => presentOwnItem(row, followers.get(row.id) ?? 0))
        return c.json({ items, verification: await verificationOf(db, c.var.user.id) }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/own-campaigns',
        middleware,
        summary: 'Start a campaign',
        request: jsonBody(NewCampaign),
        responses: { 201: jsonResponse('The draft.', OwnCampaign), ...errorResponses },
      }),
      async (c) => {
        const typed = c.req.valid('json')
        const added = await database.transaction((tx) =>
          addCampaign(tx, c.var.user.id, makeSlug(typed.title), typed),
        )
        if (!added) throw new AppError('RESOURCE_EXHAUSTED', messages.tooMany)
        return c.json(await present(added), 201)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/own-campaigns/{id}',
        middleware,
        summary: 'Get one of your campaigns with its draft',
        request: { params: CampaignId },
        responses: one('The campaign.'),
      }),
      async (c) => {
        const found = await findOwnCampaign(db, c.var.user.id, c.req.valid('param').id)
        if (!found) throw unknownCampaign()
        return c.json(await present(found), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/own-campaigns/{id}',
        middleware,
        summary: 'Save the draft; what isn’t valid yet is kept, too',
        request: { params: CampaignId, ...jsonBody(DraftSave) },
        responses: one('The campaign. 409 if it was changed in another window.'),
      }),
      async (c) => {
        const { revision, draft } = c.req.valid('json')
        const { id } = c.req.valid('param')
        const saved = await database.transaction(async (tx) => {
          const campaign = await requireEditable(tx, c.var.user.id, id)
          if (campaign.revision !== revision) throw new AppError('ABORTED', messages.changed)
          const title = campaign.version === null ? { title: draft.title } : {}
          return changeCampaign(tx, id, { draft, ...title })
        })
        return c.json(await present(saved), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/own-campaigns/{id}',
        middleware,
        summary: 'Delete a campaign that was never published',
        request: { params: CampaignId },
        responses: { 204: { description: 'Deleted.' }, ...errorResponses },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        await database.transaction(async (tx) => {
          const campaign = await requireOwn(tx, c.var.user.id, id)
          if (campaign.version !== null) throw new AppError('ABORTED', messages.notDraft)
          await removeCampaign(tx, id)
          await queueCoverRemoval(tx, jobs, [campaign.cover])
        })
        return c.body(null, 204)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/own-campaigns/{id}/moves',
        middleware,
        summary: 'Submit, withdraw, publish, launch or cancel a campaign, or submit a change',
        request: { params: CampaignId, ...jsonBody(OwnMove) },
        responses: one('The campaign in its new state.'),
      }),
      async (c) => {
        const { action, revision, reason } = c.req.valid('json')
        const { id } = c.req.valid('param')
        const { id: userId, email } = c.var.user
        const mover = { actor: 'creator' as const, id: userId, email }
        const minOpenDays = mode === 'reservations' ? 0 : rules.minOpenDays
        const how = {
          minOpenDays,
          revision,
          mover,
          reason,
          mode,
          now: await payments.now(),
        }
        const moved = await database.transaction((tx) =>
          action === 'submit-change' || action === 'withdraw-change'
            ? moveChange(tx, id, action, how)
            : moveCampaign(tx, id, action, how),
        )
        return c.json(await present(moved), 200)
      },
    )
}

export type OwnCampaignRoutes = ReturnType<typeof ownCampaignRoutes>

export const unknownCampaign = () => new AppError('NOT_FOUND', messages.unknown)

export async function requireOwn(tx: Db, userId: string, id: string): Promise<CampaignRow> {
  const campaign = await lockCampaign(tx, id)
  if (campaign?.ownerId !== userId) throw unknownCampaign()
  return campaign
}

/** A campaign can't be edited while the team reviews it, or after it has ended. */
export async function requireEditable(tx: Db, userId: string, id: string): Promise<CampaignRow> {
  const campaign = await requireOwn(tx, userId, id)
  const { status, changeStatus } = campaign
  if (status === 'submitted' || status === 'approved' || changeStatus === 'submitted')
    throw new AppError('ABORTED', messages.underReview)
  if (status !== 'draft' && status !== 'changes-asked' && !isOpenStatus(status))
    throw new AppError('ABORTED', messages.ended)
  return campaign
}

/** Readable, and not to be guessed from the title while the campaign isn't public. */
function makeSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replaceAll(/^-|-$/g, '')
  return `${words || 'campaign'}-${randomBytes(4).toString('hex')}`
}
