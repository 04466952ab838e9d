import { createRoute } from '@hono/zod-openapi'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import type { FundingMode } from '../contract/campaign-choices.ts'
import { InvestmentSummary, ProjectList, ProjectQuery } from '../contract/funding.ts'
import { presentProject } from './present-project.ts'
import { newestOpen } from './public-pages/gallery.store.ts'

const listProjects = createRoute({
  method: 'get',
  path: '/projects',
  summary: 'List the newest campaigns',
  request: { query: ProjectQuery },
  responses: {
    200: jsonResponse('Newest first.', ProjectList),
    400: errorResponses[400],
  },
})

const readSummary = createRoute({
  method: 'get',
  path: '/investments/summary',
  summary: 'Total invested and earned',
  responses: { 200: jsonResponse('The totals.', InvestmentSummary) },
})

export function fundingRoutes({ db, mode }: { db: Db; mode: FundingMode }) {
  return (
    createRouter()
      .openapi(listProjects, async (c) => {
        const rows = await newestOpen(db, c.req.valid('query').limit)
        return c.json({ mode, items: rows.map((row) => presentProject(row, mode)) }, 200)
      })
      // Reservations are not investments, so there are none until money is involved.
      .openapi(readSummary, (c) => c.json({ count: 0, amountCents: 0, earnedCents: 0 }, 200))
  )
}
