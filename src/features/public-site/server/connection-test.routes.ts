import { createRoute } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Limit, LimitRule } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import { ConnectionTestResult } from '../contract/connection-test.ts'
import { roundTripRow } from './connection-test.store.ts'

const testLimit: LimitRule = { name: 'test', perMinute: 5 }

const testRoute = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'post',
    path,
    summary,
    responses: {
      200: jsonResponse('Successful, with the time it took.', ConnectionTestResult),
      ...errorResponses,
    },
  })

const testConnection = testRoute('/connection', 'Ping the database')
const testForm = testRoute('/form', 'Write, read and delete a row')

export function connectionTestRoutes({ database, limit }: { database: Database; limit: Limit }) {
  const router = createRouter()
  router.use(limit(testLimit))
  return router
    .openapi(testConnection, async (c) => {
      const milliseconds = await timed(() => database.ping())
      return c.json({ database: database.kind, milliseconds }, 200)
    })
    .openapi(testForm, async (c) => {
      const milliseconds = await timed(async () => {
        const cameBack = await roundTripRow(database.db, `connection test ${crypto.randomUUID()}`)
        if (!cameBack)
          throw new AppError('INTERNAL', 'The row that was read differs from the row that was written.')
      })
      return c.json({ database: database.kind, milliseconds }, 200)
    })
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return Math.round((performance.now() - started) * 10) / 10
}
