import { createHmac } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '../database/database.ts'
import { clientGroup } from './client-address.ts'
import type { HttpEnv } from './router.ts'
import { createSharedLimiter } from './shared-limiter.store.ts'

/** What one client may do in a minute. */
const perMinute = { read: 1200, write: 30, generate: 30, signIn: 10, test: 5, events: 120 } as const

/**
 * Reads and events are counted by each process for itself: a statement would cost as much as what it counts. Generations are
 * where there is but one process, which counts them as exactly: a statement would be a tenth of the wait for the first idea.
 */
const isCountedInMemory = (name: string, { kind }: Database) =>
  name === 'read' || name === 'events' || (name === 'generate' && kind === 'pglite')

/** How often one thing, such as an account, may be tried, and in how many seconds. */
const tries = {
  account: { count: 10, seconds: 15 * 60 },
  // Codes of a second factor: six digits, guessed at by somebody who has the password.
  code: { count: 5, seconds: 15 * 60 },
  // Counted, and never refused.
  accountFromAnywhere: { count: 1_000_000, seconds: 15 * 60 },
  // Mails that a stranger can make us send to one address.
  mail: { count: 5, seconds: 60 * 60 },
} as const

type Counting = { database: Database; scale: number; secret: string }

export type LimitName = keyof typeof perMinute
export type Limit = ReturnType<typeof createLimit>
export type Attempts = ReturnType<typeof createAttempts>

/**
 * `limit('write')` in front of a route. The counts live in the database, so they hold across processes; while it is out of
 * reach each process counts for itself. A client is known by a keyed hash: no address is stored. A few are counted in memory (007).
 */
export function createLimit({ database, scale, secret }: Counting) {
  const limiters = Object.fromEntries(
    Object.entries(perMinute).map(([name, count]) => {
      const points = Math.ceil(count * scale)
      const limiter = isCountedInMemory(name, database)
        ? new RateLimiterMemory({ keyPrefix: name, points, duration: 60 })
        : createSharedLimiter(database, { name, points, seconds: 60 })
      return [name, limiter]
    }),
  ) as Record<LimitName, Limiter>

  return (name: LimitName, refusal?: string) =>
    createMiddleware<HttpEnv>(async (c, next) => {
      const limiter = limiters[name]
      const group = clientGroup(c.var.clientAddress)
      // What is forgotten in a minute and never leaves this process needs no hash.
      const client = limiter instanceof RateLimiterMemory ? group : hashKey(secret, group)
      const spent = await spend(limiter, client, refusal)
      c.header('ratelimit', `"${name}";r=${spent.remainingPoints};t=${Math.ceil(spent.msBeforeNext / 1000)}`)
      await next()
    })
}

/** For everything that only reads, except the health check: whoever watches the server must never be turned away. */
export function limitReads(limit: Limit) {
  const count = limit('read')
  return createMiddleware<HttpEnv>(async (c, next) => {
    const isCounted = (c.req.method === 'GET' || c.req.method === 'HEAD') && c.req.path !== '/api/health'
    return isCounted ? count(c, next) : next()
  })
}

/**
 * Counts tries at one thing, whoever makes them: `spend` before the try, so that many at once are counted too, and `forget`
 * after one that succeeded.
 */
export function createAttempts(name: keyof typeof tries, { database, scale, secret }: Counting) {
  const { count, seconds } = tries[name]
  const limiter = createSharedLimiter(database, { name, points: Math.ceil(count * scale), seconds })
  return {
    spend: async (key: string, refusal?: string) =>
      void (await spend(limiter, hashKey(secret, key), refusal)),
    /** Counts one more, and answers how many there have been. */
    count: async (key: string) => (await spend(limiter, hashKey(secret, key))).consumedPoints,
    forget: (key: string) => limiter.delete(hashKey(secret, key)),
  }
}

const hashKey = (secret: string, key: string) =>
  createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22)

type Limiter = RateLimiterMemory | ReturnType<typeof createSharedLimiter>

async function spend(limiter: Limiter, key: string, refusal?: string): Promise<RateLimiterRes> {
  const spent = await limiter.penalty(key)
  if (spent.consumedPoints <= limiter.points) return spent
  const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000))
  const message = refusal ?? `Too many requests. Please try again in ${seconds} s.`
  throw new AppError('RESOURCE_EXHAUSTED', message, { details: { retryAfterSeconds: seconds } })
}
