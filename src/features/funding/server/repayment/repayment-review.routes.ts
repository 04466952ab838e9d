import { createRoute, z } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { serveFile } from '#features/video-studio/server.ts'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody, jsonResponse } from '#platform/server/http/router.ts'
import type { Currency } from '../../contract/campaign-choices.ts'
import { campaignMessages } from '../../contract/campaign-messages.ts'
import { CampaignId } from '../../contract/campaigns.ts'
import { documentTypes } from '../../contract/creators.ts'
import {
  OwnRepayment,
  RepaidCampaignList,
  ReportId,
  ReversalInput,
  RevenueReport,
} from '../../contract/repayments.ts'
import { findCampaign } from '../campaigns/campaign.store.ts'
import type { RouteDeps } from '../route-deps.ts'
import { attachmentKey, requireAttached } from './attach-document.ts'
import { checkReport } from './check-report.ts'
import { presentReport, readRepayment, readRepayments } from './present-repayment.ts'
import { reverseReport } from './report-revenue.ts'
import { sendFailedShares } from './send-shares.ts'
import { findReport, listReports } from './revenue-report.store.ts'

const binary = { schema: z.string().openapi({ format: 'binary' }) }
const content = Object.fromEntries(documentTypes.map((type) => [type, binary]))

type Deps = Pick<RouteDeps, 'database' | 'jobs' | 'files' | 'guards' | 'limit' | 'mode' | 'payments'>

/** How the team watches repayments and corrects them. Mounted behind the guard of /api/admin. */
export function repaymentReviewRoutes({ database, jobs, files, guards, limit, mode, payments }: Deps) {
  const { db } = database
  const deps = { database, provider: payments.provider }
  const router = createRouter<GuardedEnv>()
  router.on(['POST', 'PUT'], '/revenue-reports/:id/*', limit(writeLimit))
  router.on(['POST'], '/campaigns/:id/share-attempts', limit(writeLimit))
  return router
    .openapi(
      createRoute({
        method: 'get',
        path: '/repayments',
        summary: 'Campaigns that pay back, those with failed payments and with late or new reports first',
        responses: { 200: jsonResponse('The newest 100.', RepaidCampaignList), ...errorResponses },
      }),
      async (c) => c.json({ items: await readRepayments(db, await payments.now()) }, 200),
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/revenue-reports/{id}/check',
        summary: 'Note that the team had a look at a report',
        request: { params: ReportId },
        responses: { 200: jsonResponse('The report.', RevenueReport), ...errorResponses },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        return c.json(presentReport(await checkReport(database, id, c.var.user)), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/campaigns/{id}/share-attempts',
        middleware: guards.requireFreshFactor,
        summary: 'Send backers their shares that failed again',
        request: { params: CampaignId },
        responses: { 204: { description: 'They are on their way.' }, ...errorResponses },
      }),
      async (c) => {
        await sendFailedShares({ database, jobs }, c.req.valid('param').id, c.var.user.email)
        return c.body(null, 204)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/campaigns/{id}/repayment',
        summary: 'What a campaign has paid back, with late and missing reports',
        request: { params: CampaignId },
        responses: { 200: jsonResponse('Month by month.', OwnRepayment), ...errorResponses },
      }),
      async (c) => {
        const campaign = await findCampaign(db, c.req.valid('param').id)
        if (!campaign) throw new AppError('NOT_FOUND', campaignMessages.unknown)
        const repayment = await readRepayment(db, campaign, await payments.now())
        const reports = (await listReports(db, campaign.id)).map(presentReport)
        return c.json({ mode, currency: campaign.currency as Currency, repayment, reports }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/revenue-reports/{id}/attachment',
        summary: 'Open the document of a report; the audit log names who did',
        request: { params: ReportId },
        responses: { 200: { description: 'The file.', content }, ...errorResponses },
      }),
      async (c) => {
        const report = requireAttached(await findReport(db, c.req.valid('param').id))
        const entry = { actorEmail: c.var.user.email, subject: `revenue-report/${report.id}`, details: {} }
        await writeAudit(db, { ...entry, action: 'revenue_document_opened' })
        return serveFile(c, files, { key: attachmentKey(report), download: 'document' })
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/revenue-reports/{id}/reversal',
        middleware: guards.requireFreshFactor,
        summary: 'Take back a wrong report with everything it moved',
        request: { params: ReportId, ...jsonBody(ReversalInput) },
        responses: { 200: jsonResponse('The report.', RevenueReport), ...errorResponses },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const reversed = await reverseReport(deps, id, c.var.user, c.req.valid('json').reason)
        return c.json(presentReport(reversed), 200)
      },
    )
}
