import { createRoute } from '@hono/zod-openapi'
import type { Db } from '#platform/server/database/database.ts'
import { htmlResponse } from '#platform/server/http/html-response.ts'
import type { Limit, LimitRule } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses } from '#platform/server/http/router.ts'
import { ShareToken } from '../contract/share-links.ts'
import { hasFilter } from '../domain/has-filter.ts'
import { readAnalyticsReport } from './read-analytics-report.ts'
import { renderDeadReportLink, renderSharedReport } from './render-shared-report.ts'
import type { RollUp } from './roll-up.ts'
import { openShareLink } from './share-links.store.ts'

const sharedRoute = createRoute({
  method: 'get',
  path: '/shared-reports/{token}',
  summary: 'Show the report behind a link',
  description: 'Unknown, expired and revoked links get the same response.',
  request: { params: ShareToken },
  responses: {
    ...errorResponses,
    200: htmlResponse('The page.'),
    404: {
      description: 'A page saying that the link does not work; JSON if the URL is not valid.',
      content: { ...htmlResponse('').content, ...errorResponses[404].content },
    },
  },
})

/** Enough for readers, and too few to guess tokens. */
const sharedLimit: LimitRule = { name: 'sharedReport', perMinute: 30 }

type Deps = { db: Db; limit: Limit; rollUp: Pick<RollUp, 'now' | 'visitsNow'> }

/** Public: the token in the URL is the key, so the URL is not sent to other sites or listed by search engines. */
export function sharedReportRoutes({ db, limit, rollUp }: Deps) {
  const router = createRouter()
  router.use('/shared-reports/*', limit(sharedLimit))
  return router.openapi(sharedRoute, async (c) => {
    c.header('referrer-policy', 'no-referrer')
    c.header('x-robots-tag', 'noindex, nofollow')
    const link = await openShareLink(db, c.req.valid('param').token)
    if (!link) return c.html(renderDeadReportLink(), 404)
    await (hasFilter(link.query) ? rollUp.visitsNow() : rollUp.now())
    const report = await readAnalyticsReport(db, link.query, Date.now())
    return c.html(renderSharedReport({ report, ...link }), 200)
  })
}
