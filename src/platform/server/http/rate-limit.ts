import { createHmac } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '../database/database.ts'
import { clientGroup } from './client-address.ts'
import type { HttpEnv } from './router.ts'
import { createSharedLimiter } from './shared-limiter.store.ts'

/**
 * How many requests a client may make per minute. Rules with the same name share their counts. Counts are
 * stored in the database; `memory` counts per process, if a statement would cost as much as the request, and
 * `memory-when-embedded` only if there is a single process, which is then just as exact.
 */
export type LimitRule = { name: string; perMinute: number; countIn?: 'memory' | 'memory-when-embedded' }

/** How many attempts per subject, such as an account, in how many seconds. */
export type AttemptRule = { name: string; count: number; seconds: number }

/** For writes without their own rule. */
export const writeLimit: LimitRule = { name: 'write', perMinute: 30 }

/** For events that another service signs. It may report thousands at once, and repeats what gets a 429. */
export const signedEventLimit: LimitRule = { name: 'signedEvent', perMinute: 6000, countIn: 'memory' }

const readLimit: LimitRule = { name: 'read', perMinute: 1200, countIn: 'memory' }

export type Counting = { database: Database; scale: number; secret: string }

export type Limit = ReturnType<typeof createLimit>
export type Attempts = ReturnType<typeof createAttempts>

/**
 * Rate-limits a route: `limit(writeLimit)`. Counts are stored in the database and shared by all processes;
 * while it is unreachable each process counts alone. Clients are identified by keyed hash, so no address is
 * stored. Some rules are counted in memory (007).
 */
export function createLimit({ database, scale, secret }: Counting) {
  const limiters = new Map<string, Limiter>()

  function limiterOf({ name, perMinute, countIn }: LimitRule): Limiter {
    const existing = limiters.get(name)
    if (existing) return existing
    const points = Math.ceil(perMinute * scale)
    const isInMemory =
      countIn === 'memory' || (countIn === 'memory-when-embedded' && database.kind === 'pglite')
    const limiter = isInMemory
      ? new RateLimiterMemory({ keyPrefix: name, points, duration: 60 })
      : createSharedLimiter(database, { name, points, seconds: 60 })
    limiters.set(name, limiter)
    return limiter
  }

  return (rule: LimitRule, refusal?: string) => {
    const limiter = limiterOf(rule)
    return createMiddleware<HttpEnv>(async (c, next) => {
      const group = clientGroup(c.var.clientAddress)
      // In-memory counts expire within a minute and need no hash.
      const client = limiter instanceof RateLimiterMemory ? group : hashKey(secret, group)
      const consumed = await spend(limiter, client, refusal)
      c.header(
        'ratelimit',
        `"${rule.name}";r=${consumed.remainingPoints};t=${Math.ceil(consumed.msBeforeNext / 1000)}`,
      )
      await next()
    })
  }
}

/** For all reads except the health check, because monitoring must never be rejected. */
export function limitReads(limit: Limit) {
  const count = limit(readLimit)
  return createMiddleware<HttpEnv>(async (c, next) => {
    const isCounted = (c.req.method === 'GET' || c.req.method === 'HEAD') && c.req.path !== '/api/health'
    return isCounted ? count(c, next) : next()
  })
}

/**
 * Counts attempts on a subject regardless of client: call `spend` before the attempt, so that concurrent ones
 * count, and `forget` after a success.
 */
export function createAttempts({ name, count, seconds }: AttemptRule, { database, scale, secret }: Counting) {
  const limiter = createSharedLimiter(database, { name, points: Math.ceil(count * scale), seconds })
  return {
    spend: async (key: string, refusal?: string) =>
      void (await spend(limiter, hashKey(secret, key), refusal)),
    /** Adds one and returns the count. */
    count: async (key: string) => (await spend(limiter, hashKey(secret, key))).consumedPoints,
    forget: (key: string) => limiter.delete(hashKey(secret, key)),
  }
}

const hashKey = (secret: string, key: string) =>
  createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22)

type Limiter = RateLimiterMemory | ReturnType<typeof createSharedLimiter>

async function spend(limiter: Limiter, key: string, refusal?: string): Promise<RateLimiterRes> {
  const consumed = await limiter.penalty(key)
  if (consumed.consumedPoints <= limiter.points) return consumed
  const seconds = Math.max(1, Math.ceil(consumed.msBeforeNext / 1000))
  const message = refusal ?? `Too many requests. Please try again in ${seconds} s.`
  throw new AppError('RESOURCE_EXHAUSTED', message, { details: { retryAfterSeconds: seconds } })
}
