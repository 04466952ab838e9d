import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import { sharedReportPath } from '../contract/share-choices.ts'
import { NewShareLink, ShareId, ShareInput, ShareLinks } from '../contract/share-links.ts'
import { shareTexts } from '../contract/share-texts.ts'
import { addShareLink, listShareLinks, removeShareLink } from './share-links.store.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/analytics/share-links',
  summary: 'List the links that show a report to people outside the team',
  responses: { 200: jsonResponse('Active links, newest first.', ShareLinks), ...errorResponses },
})
const addRoute = createRoute({
  method: 'post',
  path: '/analytics/share-links',
  summary: 'Make a link to one report',
  request: jsonBody(ShareInput),
  responses: { 201: jsonResponse('The link.', NewShareLink), ...errorResponses },
})
const removeRoute = createRoute({
  method: 'delete',
  path: '/analytics/share-links/{id}',
  summary: 'Revoke a link',
  request: { params: ShareId },
  responses: { 204: { description: 'Revoked.' }, ...errorResponses },
})

/** Mounted behind the guard of /api/admin. */
export function shareLinkRoutes({ database, siteUrl }: { database: Database; siteUrl: string }) {
  return createRouter<GuardedEnv>()
    .openapi(listRoute, async (c) => {
      const items = (await listShareLinks(database.db)).map((link) => ({
        ...link,
        createdAt: link.createdAt.toISOString(),
        expiresAt: link.expiresAt.toISOString(),
        lastOpenedAt: link.lastOpenedAt?.toISOString() ?? null,
      }))
      return c.json({ items }, 200)
    })
    .openapi(addRoute, async (c) => {
      const { query, days } = c.req.valid('json')
      const { id: createdBy, email: actorEmail } = c.var.user
      const { id, token } = await database.transaction(async (tx) => {
        const added = await addShareLink(tx, { query, days, createdBy })
        if (!added) throw new AppError('ABORTED', shareTexts.tooMany)
        const subject = `report-link/${added.id}`
        await writeAudit(tx, { actorEmail, action: 'report_shared', subject, details: { query, days } })
        return added
      })
      return c.json({ id, url: `${siteUrl}${sharedReportPath(token)}` }, 201)
    })
    .openapi(removeRoute, async (c) => {
      const { id } = c.req.valid('param')
      const actorEmail = c.var.user.email
      await database.transaction(async (tx) => {
        const removed = await removeShareLink(tx, id)
        if (!removed) throw new AppError('NOT_FOUND', shareTexts.missing)
        const subject = `report-link/${id}`
        await writeAudit(tx, { actorEmail, action: 'report_unshared', subject, details: removed })
      })
      return c.body(null, 204)
    })
}

export type ShareLinkRoutes = ReturnType<typeof shareLinkRoutes>
