import { createRoute, z } from '@hono/zod-openapi'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import { InvestmentSummary, Project, ProjectQuery } from '../contract/funding.ts'
import { presentProject } from './present-project.ts'
import { newestOpen } from './public-pages/gallery.store.ts'

const listProjects = createRoute({
  method: 'get',
  path: '/projects',
  summary: 'List the newest campaigns',
  request: { query: ProjectQuery },
  responses: {
    200: jsonResponse('Newest first.', z.object({ items: z.array(Project) })),
    400: errorResponses[400],
  },
})

const readSummary = createRoute({
  method: 'get',
  path: '/investments/summary',
  summary: 'Total invested and earned',
  responses: { 200: jsonResponse('The totals.', InvestmentSummary) },
})

export function fundingRoutes({ db }: { db: Db }) {
  return (
    createRouter()
      .openapi(listProjects, async (c) => {
        const rows = await newestOpen(db, c.req.valid('query').limit)
        return c.json({ items: rows.map(presentProject) }, 200)
      })
      // Reservations are not investments, so there are none until money is involved.
      .openapi(readSummary, (c) => c.json({ count: 0, amountCents: 0, earnedCents: 0 }, 200))
  )
}
