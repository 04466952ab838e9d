import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv, Guards } from '#features/accounts/server.ts'
import { writeAudit } from '#features/audit/server.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import { Overview } from '../contract/overview.ts'
import { collections } from '#features/forms/contract/form-paths.ts'
import { readCursor, writeCursor } from '#platform/server/cursor.ts'
import type { ReviewList } from '../contract/review-lists.ts'
import { filterErrors, ListFilter, ListName, ListQuery } from '../contract/review-requests.ts'
import { SubmissionPage } from '../contract/submissions.ts'
import { countSubmissions } from './count-submissions.ts'
import { exportSubmissions } from './export-submissions.ts'
import { presentSubmission } from './present-submission.ts'
import { emailKey, exactTimeKey, listSubmissions } from './submissions.store.ts'

const overviewRoute = createRoute({
  method: 'get',
  path: '/overview',
  summary: 'Counts and newest submissions',
  responses: {
    200: jsonResponse('The counts, and the five newest of each list.', Overview),
    ...errorResponses,
  },
})

const listRoute = createRoute({
  method: 'get',
  path: '/submissions/{collection}',
  summary: 'List submissions, newest first',
  request: { params: ListName, query: ListQuery },
  responses: {
    200: jsonResponse('One page; `nextCursor` returns the next.', SubmissionPage),
    ...errorResponses,
  },
})

const exportRoute = createRoute({
  method: 'get',
  path: '/submissions/{collection}/export.csv',
  summary: 'Export a list as CSV',
  request: { params: ListName, query: ListFilter },
  responses: { 200: { description: 'The file.', content: { 'text/csv': {} } }, ...errorResponses },
})

const newest = 5

/** Mounted behind the guard of /api/admin. */
export function reviewRoutes({
  database,
  requireFresh,
}: {
  database: Database
  requireFresh: Guards['requireFresh']
}) {
  const { db } = database
  const router = createRouter<GuardedEnv>()
  router.use('/submissions/:collection/export.csv', requireFresh)
  return router
    .openapi(overviewRoute, async (c) => {
      const [counts, ...recent] = await Promise.all([
        countSubmissions(db),
        ...collections.map(async (collection) => {
          const found = await listSubmissions(db, collection, { sort: 'newest', limit: newest })
          return [collection, found.map(presentSubmission)] as const
        }),
      ])
      return c.json({ ...counts, recent: Object.fromEntries(recent) as Overview['recent'] }, 200)
    })
    .openapi(listRoute, async (c) => {
      const { collection: list } = c.req.valid('param')
      const { cursor, limit, ...filter } = c.req.valid('query')
      validateFilter(list, filter)
      const after = readCursor(cursor, filter.sort === 'email' ? emailKey : exactTimeKey)
      const found = await listSubmissions(db, list, { ...filter, after, limit: limit + 1 })
      const page = found.slice(0, limit)
      const last = found.length > limit ? page.at(-1) : undefined
      return c.json(
        { items: page.map(presentSubmission), nextCursor: last ? writeCursor(last.position) : null },
        200,
      )
    })
    .openapi(exportRoute, async (c) => {
      const { collection: list } = c.req.valid('param')
      const filter = c.req.valid('query')
      validateFilter(list, filter)
      const subject = `${list}_${utcDay(new Date())}.csv`
      const narrowed = {
        ...(filter.status && { status: filter.status }),
        ...(filter.q && { searched: true }),
      }
      await writeAudit(db, {
        actorEmail: c.var.user.email,
        action: 'submissions_exported',
        subject,
        details: narrowed,
      })
      return c.body(exportSubmissions(db, list, filter), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${subject}"`,
      })
    })
}

export type ReviewRoutes = ReturnType<typeof reviewRoutes>

function validateFilter(list: ReviewList, filter: ListFilter) {
  const fields = filterErrors(list, filter)
  if (fields) throw new AppError('INVALID_ARGUMENT', Object.values(fields)[0] ?? '', { details: { fields } })
}
