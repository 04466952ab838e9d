import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonResponse } from '#platform/server/http/router.ts'
import { Retention } from '../contract/retention.ts'
import { readRetention, type ActivityQuery } from './retention.store.ts'

const readRoute = createRoute({
  method: 'get',
  path: '/analytics/retention',
  summary: 'How many accounts stay active after the week of their registration',
  responses: { 200: jsonResponse('The last eight weeks and this one.', Retention), ...errorResponses },
})

/** Mounted behind the guard of /api/admin. */
export const retentionRoutes = ({ db, activities }: { db: Db; activities: readonly ActivityQuery[] }) =>
  createRouter<GuardedEnv>().openapi(readRoute, async (c) => c.json(await readRetention(db, activities), 200))

export type RetentionRoutes = ReturnType<typeof retentionRoutes>
