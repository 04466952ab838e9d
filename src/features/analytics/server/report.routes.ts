import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv, Guards } from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import {
  AnalyticsQuery,
  AnalyticsReport,
  ButtonReport,
  EarlierCounts,
  EarlierQuery,
  ExportedEvents,
  ExportQuery,
  WindowQuery,
} from '../contract/reports.ts'
import { hasFilter } from '../domain/has-filter.ts'
import { clearAnalytics, listEvents } from './events.store.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { presentEvent } from './present-event.ts'
import { readAnalyticsReport, readEarlierCounts } from './read-analytics-report.ts'
import { readButtonReport } from './read-button-report.ts'
import type { RollUp } from './roll-up.ts'

const pageSize = 1000

/** Streams the newest thousand events, or all of them, as one JSON object, page by page. */
function exportEvents(db: Db, { all, now }: { all: boolean; now: Date }): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const parts = write(db, all, now)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

async function* write(db: Db, all: boolean, now: Date): AsyncGenerator<string, void> {
  yield `{"exportedAt":${JSON.stringify(now.toISOString())},"events":[`
  let before: { happenedAt: Date; id: string } | undefined
  do {
    const page = await listEvents(db, { limit: pageSize, before })
    const texts: string[] = []
    for (const event of page) {
      texts.push(JSON.stringify(presentEvent(event)))
      // Yields to other requests between events.
      await nextTurn()
    }
    if (texts.length > 0) yield `${before ? ',' : ''}\n${texts.join(',\n')}`
    before = page.length === pageSize ? page.at(-1) : undefined
  } while (all && before)
  yield '\n]}\n'
}

const analyticsRoute = createRoute({
  method: 'get',
  path: '/analytics',
  summary: 'Usage of the public pages, compared with the previous window',
  description: 'For a window or a range of days, for all visits or those that match every filter.',
  request: { query: AnalyticsQuery },
  responses: { 200: jsonResponse('The Analytics tab.', AnalyticsReport), ...errorResponses },
})

const earlierRoute = createRoute({
  method: 'get',
  path: '/analytics/before',
  summary: 'What a filtered report is compared with',
  description: 'For the window that lies before the given one and is as long.',
  request: { query: EarlierQuery },
  responses: { 200: jsonResponse('The counts of the matching visits.', EarlierCounts), ...errorResponses },
})

const buttonsRoute = createRoute({
  method: 'get',
  path: '/buttons',
  summary: 'Button clicks and visitor paths',
  request: { query: WindowQuery },
  responses: { 200: jsonResponse('The Button Tracking tab.', ButtonReport), ...errorResponses },
})

const clearRoute = createRoute({
  method: 'delete',
  path: '/analytics',
  summary: 'Clear all events and counters',
  responses: { 204: { description: 'Cleared.' }, ...errorResponses },
})

const exportRoute = createRoute({
  method: 'get',
  path: '/analytics/export.json',
  summary: 'Export the newest 1000 events as a file, or all with `all=1`',
  request: { query: ExportQuery },
  responses: {
    200: {
      description: 'The events, newest first.',
      content: { 'application/json': { schema: ExportedEvents } },
    },
    ...errorResponses,
  },
})

/** Mounted behind `requireRole('admin', 'associate')`, like everything under /api/admin. */
export function reportRoutes({
  database,
  rollUp,
  requireFresh,
}: {
  database: Database
  rollUp: Pick<RollUp, 'now' | 'visitsNow'>
  requireFresh: Guards['requireFresh']
}) {
  const { db } = database
  const router = createRouter<GuardedEnv>()
  router.use('/analytics/export.json', requireFresh)
  router.delete('/analytics', requireFresh)
  return router
    .openapi(analyticsRoute, async (c) => {
      const query = c.req.valid('query')
      await (hasFilter(query) ? rollUp.visitsNow() : rollUp.now())
      return c.json(await readAnalyticsReport(db, query, Date.now()), 200)
    })
    .openapi(earlierRoute, async (c) => {
      await rollUp.visitsNow()
      return c.json(await readEarlierCounts(db, c.req.valid('query')), 200)
    })
    .openapi(buttonsRoute, async (c) => {
      await rollUp.now()
      return c.json(await readButtonReport(db, c.req.valid('query').window, Date.now()), 200)
    })
    .openapi(clearRoute, async (c) => {
      const actorEmail = c.var.user.email
      await database.transaction(async (tx) => {
        await clearAnalytics(tx)
        await writeAudit(tx, { actorEmail, action: 'analytics_cleared', subject: 'analytics' })
      })
      return c.body(null, 204)
    })
    .openapi(exportRoute, async (c) => {
      const all = c.req.valid('query').all === '1'
      const now = new Date()
      const entry = {
        actorEmail: c.var.user.email,
        action: 'analytics_exported',
        subject: 'analytics',
      } as const
      await writeAudit(db, { ...entry, details: { all } })
      return new Response(exportEvents(db, { all, now }), {
        headers: {
          'content-type': 'application/json',
          'content-disposition': `attachment; filename="analytics_${utcDay(now)}.json"`,
          'cache-control': 'no-store',
        },
      }) as never
    })
}

export type ReportRoutes = ReturnType<typeof reportRoutes>
