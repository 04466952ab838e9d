import { createRoute, z } from '@hono/zod-openapi'
import { drawInChild } from '#platform/server/pictures/draw-in-child.ts'
import { AppError } from '#platform/common/errors.ts'
import { siblingModule } from '#platform/server/sibling-module.ts'
import type { LimitRule } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonResponse } from '#platform/server/http/router.ts'
import { CampaignSlug } from '../../../contract/campaigns.ts'
import { pledgeMessages } from '../../../contract/pledge-messages.ts'
import { statementTexts as texts } from '../../../contract/statement-texts.ts'
import { Statement } from '../../../contract/statements.ts'
import { findPledge } from '../../pledges/pledge.store.ts'
import { requirePublic } from '../../reservations/support-campaign.ts'
import type { RouteDeps } from '../../route-deps.ts'
import { readStatement } from './read-statement.ts'
import { writeStatementCsv } from './write-statement-csv.ts'

const file = (type: string) => ({
  200: {
    description: 'The file.',
    content: { [type]: { schema: z.string().openapi({ format: 'binary' }) } },
  },
  ...errorResponses,
})
const request = { params: CampaignSlug }

/** Each file takes a moment to draw. */
const drawLimit: LimitRule = { name: 'statement', perMinute: 30 }

/** A backer's statement of one pledge. */
export function statementRoutes({ database: { db }, guards, limit, mode }: RouteDeps) {
  const { requireUser: middleware } = guards
  const draw = drawInChild<Statement>(
    siblingModule(import.meta.url, './statement.child.ts', './statement.js'),
  )
  const read = async (slug: string, userId: string) => {
    const { campaign } = await requirePublic(db, slug)
    const pledge = await findPledge(db, campaign.id, userId)
    if (!pledge) throw new AppError('NOT_FOUND', pledgeMessages.none)
    return readStatement(db, { campaign, pledge, mode })
  }
  const headers = (type: string, extension: string) => ({
    'content-type': type,
    'content-disposition': `attachment; filename="${texts.file}.${extension}"`,
    'cache-control': 'no-store',
  })
  const router = createRouter()
  router.get('/campaigns/:slug/pledge/statement.pdf', limit(drawLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns/{slug}/pledge/statement',
        middleware,
        summary: 'Everything that happened to the money of your pledge',
        request,
        responses: { 200: jsonResponse('The statement.', Statement), ...errorResponses },
      }),
      async (c) => c.json(await read(c.req.valid('param').slug, c.var.user.id), 200),
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns/{slug}/pledge/statement.csv',
        middleware,
        summary: 'The statement of your pledge as CSV',
        request,
        responses: file('text/csv'),
      }),
      async (c) => {
        const statement = await read(c.req.valid('param').slug, c.var.user.id)
        return c.body(writeStatementCsv(statement), 200, headers('text/csv; charset=utf-8', 'csv'))
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns/{slug}/pledge/statement.pdf',
        middleware,
        summary: 'The statement of your pledge as PDF',
        request,
        responses: file('application/pdf'),
      }),
      async (c) => {
        const statement = await read(c.req.valid('param').slug, c.var.user.id)
        return c.body(await draw(statement), 200, headers('application/pdf', 'pdf'))
      },
    )
}
