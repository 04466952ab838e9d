import { sql } from 'drizzle-orm'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { minuteMs } from '#platform/common/durations.ts'
import type { Database } from '../database/database.ts'
import { batchWrites } from '../database/batch-writes.ts'
import { runPrepared } from '../database/run-prepared.ts'

type Counted = { points: number; expire: number }
type Options = { name: string; points: number; seconds: number }

const cleanUpEvery = 5 * minuteMs

/** Counts shared by all processes; while the database is unreachable, each process counts alone. */
export function createSharedLimiter(database: Database, { name, points, seconds }: Options) {
  // Counts while the database is unreachable, and caches rejected clients so that they cost no further
  // statements.
  const local = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  const count = batchWrites((keys: string[]) => countTogether(database, keys, seconds * 1000))
  setInterval(() => void removeExpired(database), cleanUpEvery).unref()

  return {
    points,
    /** Adds one and returns the count: above `points` the request must be rejected. */
    async penalty(key: string): Promise<RateLimiterRes> {
      const blocked = await local.get(key)
      if (blocked && blocked.consumedPoints > points) return blocked
      const counted = await count(`${name}:${key}`).catch(() => undefined)
      if (!counted) return local.penalty(key)
      // In memory, a duration of zero would mean forever.
      const rest = Math.max(counted.expire - Date.now(), 1)
      if (counted.points > points) await local.block(key, rest / 1000)
      return new RateLimiterRes(Math.max(points - counted.points, 0), rest, counted.points)
    },
    async delete(key: string): Promise<void> {
      await local.delete(key)
      // A remaining count is only stricter, and expires.
      await database.db.execute(sql`delete from rate_limits where key = ${`${name}:${key}`}`).catch(() => {})
    },
  }
}

/** Concurrent clients are counted in one statement. */
async function countTogether(database: Database, keys: string[], duration: number): Promise<Counted[]> {
  const now = Date.now()
  const sums = Object.entries(Object.groupBy(keys, (key) => key)).map(([key, own]) => ({
    key,
    points: own?.length,
  }))
  // Sorted, so that processes side by side never wait for each other in a circle.
  const statement = sql`
    insert into rate_limits as stored (key, points, expire)
    select key, points, ${now + duration}::bigint
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as spent(key text, points integer)
    order by key
    on conflict (key) do update set
      points = case when stored.expire <= ${now}::bigint then excluded.points else stored.points + excluded.points end,
      expire = case when stored.expire <= ${now}::bigint then excluded.expire else stored.expire end
    returning key, points, expire`
  const { rows } = await runPrepared(database.pool, 'count_together', statement)
  const counted = new Map((rows as (Counted & { key: string })[]).map((row) => [row.key, { ...row }]))
  // Of several attempts by one client, each sees the count after its own, so count backwards from the last.
  return keys
    .toReversed()
    .map((key) => {
      const row = counted.get(key) ?? { points: 1, expire: now + duration }
      return { points: row.points--, expire: Number(row.expire) }
    })
    .reverse()
}

async function removeExpired({ db }: Database) {
  await db.execute(sql`delete from rate_limits where expire < ${Date.now()}`).catch(() => {})
}
