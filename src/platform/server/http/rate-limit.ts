import { createHmac } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '../database/database.ts'
import { clientGroup } from './client-address.ts'
import { rateLimits } from './rate-limit.tables.ts'
import { getTableName } from 'drizzle-orm'
import type { HttpEnv } from './router.ts'

/** What one client may do in a minute. */
const perMinute = { write: 30, signIn: 10, test: 5, events: 120 } as const

export type LimitName = keyof typeof perMinute
export type Limit = ReturnType<typeof createLimit>

/**
 * `limit('write')` in front of a route. The counts live in the database, so they hold across processes; while it is out of
 * reach each process counts for itself. A client is known by a keyed hash: no address is stored.
 */
export function createLimit({
  database,
  scale,
  secret,
}: {
  database: Database
  scale: number
  secret: string
}) {
  const limiters = Object.fromEntries(
    Object.entries(perMinute).map(([name, count]) => [
      name,
      createLimiter(database, name, Math.ceil(count * scale)),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>

  return (name: LimitName) =>
    createMiddleware<HttpEnv>(async (c, next) => {
      const client = createHmac('sha256', secret)
        .update(clientGroup(c.var.clientAddress))
        .digest('base64url')
        .slice(0, 22)
      const spent = await spend(limiters[name], client)
      c.header('ratelimit', `"${name}";r=${spent.remainingPoints};t=${Math.ceil(spent.msBeforeNext / 1000)}`)
      await next()
    })
}

function createLimiter(database: Database, name: string, points: number) {
  const settings = { keyPrefix: name, points, duration: 60 }
  return new RateLimiterPostgres({
    ...settings,
    storeClient: database.pool,
    storeType: 'pool',
    tableName: getTableName(rateLimits),
    tableCreated: true,
    // A client that is over its limit costs no further statement until the minute is up.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(settings),
  })
}

async function spend(limiter: RateLimiterPostgres, client: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(client)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw new AppError('RESOURCE_EXHAUSTED', `Too many requests. Please try again in ${seconds} s.`, {
      details: { retryAfterSeconds: seconds },
    })
  }
}
