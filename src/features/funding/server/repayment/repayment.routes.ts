import { createRoute, z } from '@hono/zod-openapi'
import { serveFile } from '#features/video-studio/server.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import type { Currency } from '../../contract/campaign-choices.ts'
import { CampaignId } from '../../contract/campaigns.ts'
import { documentTypes, DocumentQuery } from '../../contract/creators.ts'
import { OwnRepayment, ReportParams, RevenueInput, RevenueReport } from '../../contract/repayments.ts'
import { findOwnCampaign } from '../campaigns/campaign.store.ts'
import { unknownCampaign } from '../campaigns/own-campaigns.routes.ts'
import type { RouteDeps } from '../route-deps.ts'
import { attachDocument, attachmentKey, requireAttached } from './attach-document.ts'
import { presentReport, readRepayment } from './present-repayment.ts'
import { reportRevenue } from './report-revenue.ts'
import { findReportOf, listReports } from './revenue-report.store.ts'

const binary = { schema: z.string().openapi({ format: 'binary' }) }
const content = Object.fromEntries(documentTypes.map((type) => [type, binary]))
const found = { 200: jsonResponse('The report.', RevenueReport), ...errorResponses }
const report = '/own-campaigns/{id}/revenue-reports/{month}'
const attachment = `${report}/attachment` as const

/** How a creator reports revenue and pays backers back. */
export function repaymentRoutes({ database, jobs, files, limit, guards, mode, payments }: RouteDeps) {
  const { db } = database
  const { requireUser: middleware } = guards
  const deps = { database, jobs, files, provider: payments.provider }
  const requireOwn = async (userId: string, id: string) => {
    const own = await findOwnCampaign(db, userId, id)
    if (!own) throw unknownCampaign()
    return own
  }
  const router = createRouter()
  router.on(['PUT'], '/own-campaigns/:id/revenue-reports/*', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/own-campaigns/{id}/repayment',
        middleware,
        summary: 'What your campaign has paid back, and what you have reported',
        request: { params: CampaignId },
        responses: { 200: jsonResponse('Month by month.', OwnRepayment), ...errorResponses },
      }),
      async (c) => {
        const own = await requireOwn(c.var.user.id, c.req.valid('param').id)
        const repayment = await readRepayment(db, own, await payments.now())
        const reports = (await listReports(db, own.id)).map(presentReport)
        return c.json({ mode, currency: own.currency as Currency, repayment, reports }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: report,
        middleware,
        summary: 'Report the revenue of a month, and pay backers their share of it',
        request: { params: ReportParams, ...jsonBody(RevenueInput) },
        responses: found,
      }),
      async (c) => {
        const { id, month } = c.req.valid('param')
        const stored = await reportRevenue(deps, c.var.user.id, id, month, c.req.valid('json'))
        return c.json(presentReport(stored), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: attachment,
        middleware,
        summary: 'Add a document to a report (PDF, JPG or PNG); only you and the team can open it',
        request: { params: ReportParams, query: DocumentQuery, body: { content, required: true } },
        responses: found,
      }),
      async (c) => {
        const { id, month } = c.req.valid('param')
        await requireOwn(c.var.user.id, id)
        const bytes = new Uint8Array(await c.req.arrayBuffer())
        const stored = await attachDocument(deps, id, month, { bytes, ...c.req.valid('query') })
        return c.json(presentReport(stored), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: attachment,
        middleware,
        summary: 'Download the document of a report',
        request: { params: ReportParams },
        responses: { 200: { description: 'The file.', content }, ...errorResponses },
      }),
      async (c) => {
        const { id, month } = c.req.valid('param')
        await requireOwn(c.var.user.id, id)
        const attached = requireAttached(await findReportOf(db, id, month))
        return serveFile(c, files, { key: attachmentKey(attached), download: 'document' })
      },
    )
}

export type RepaymentRoutes = ReturnType<typeof repaymentRoutes>
