import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '../database/database.ts'
import { createRouter, jsonResponse, errorResponses } from './router.ts'

const Health = z
  .object({
    status: z.literal('ok'),
    database: z.enum(['pglite', 'postgres']),
    version: z.string(),
    uptimeSeconds: z.int(),
  })
  .openapi('Health')

/**
 * Returns 200 once the server is ready, which only listens then; 503 while it stops or the database is
 * unreachable.
 */
export function healthRoutes({
  database,
  version,
  isStopping,
}: {
  database: Database
  version: string
  isStopping: () => boolean
}) {
  const health = createRoute({
    method: 'get',
    path: '/health',
    summary: 'Check whether this process can serve requests',
    responses: { 200: jsonResponse('The process is ready.', Health), 503: errorResponses[503] },
  })
  return createRouter().openapi(health, async (c) => {
    if (isStopping()) throw new AppError('UNAVAILABLE', 'The process is stopping.')
    await answeredWithin(2000, database.ping())
    const uptimeSeconds = Math.floor(process.uptime())
    return c.json({ status: 'ok' as const, database: database.kind, version, uptimeSeconds }, 200)
  })
}

async function answeredWithin(milliseconds: number, response: Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('UNAVAILABLE', 'The database does not respond.')),
      milliseconds,
    )
  })
  try {
    await Promise.race([response, late])
  } finally {
    clearTimeout(timer)
  }
}
