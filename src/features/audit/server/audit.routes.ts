import { createRoute } from '@hono/zod-openapi'
import { listAudit } from './audit.store.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import { readCursor, timeKey, writeCursor } from '#platform/server/cursor.ts'
import { AuditPage, AuditQuery } from '../contract/audit.ts'
import { presentAuditEntry } from './present-audit-entry.ts'

const auditRoute = createRoute({
  method: 'get',
  path: '/audit',
  summary: 'List the audit log, newest first',
  request: { query: AuditQuery },
  responses: { 200: jsonResponse('One page; `nextCursor` returns the next.', AuditPage), ...errorResponses },
})

/** Mounted behind the guard of the admin area. */
export const auditRoutes = ({ db }: { db: Db }) =>
  createRouter().openapi(auditRoute, async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const before = readCursor(cursor, timeKey)
    const found = await listAudit(db, { limit: limit + 1, ...(before && { before }) })
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    return c.json(
      {
        items: page.map(presentAuditEntry),
        nextCursor: last ? writeCursor({ key: last.happenedAt, id: last.id }) : null,
      },
      200,
    )
  })

export type AuditRoutes = ReturnType<typeof auditRoutes>
