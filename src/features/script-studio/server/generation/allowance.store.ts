import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { dailySpending, dailyUsage } from '../studio.tables.ts'

/**
 * Counts one generation unless the daily limit is reached. A single statement, so that concurrent requests
 * cannot exceed it.
 */
export function consumeQuota(db: Db) {
  const taking = db
    .insert(dailyUsage)
    .values({ userId: sql.placeholder('userId'), day: sql.placeholder('day'), used: 1 })
    .onConflictDoUpdate({
      target: [dailyUsage.userId, dailyUsage.day],
      set: { used: sql`${dailyUsage.used} + 1` },
      setWhere: lt(dailyUsage.used, sql.placeholder('limit')),
    })
    .returning({ used: dailyUsage.used })
    .prepare('take_generation')
  return async (userId: string, day: string, limit: number): Promise<number | undefined> =>
    limit < 1 ? undefined : (await taking.execute({ userId, day, limit }))[0]?.used
}

/** Refunds a generation that produced nothing. */
export async function refundGeneration(db: Db, userId: string, day: string) {
  await db
    .update(dailyUsage)
    .set({ used: sql`greatest(${dailyUsage.used} - 1, 0)` })
    .where(and(eq(dailyUsage.userId, userId), eq(dailyUsage.day, day)))
}

export async function countUsed(db: Db, userId: string, day: string) {
  const [found] = await db
    .select({ used: dailyUsage.used })
    .from(dailyUsage)
    .where(and(eq(dailyUsage.userId, userId), eq(dailyUsage.day, day)))
  return found?.used ?? 0
}

/** Deletes the counts of past days. */
export async function deleteEarlierDays(db: Db, userId: string, day: string) {
  await db.delete(dailyUsage).where(and(eq(dailyUsage.userId, userId), lt(dailyUsage.day, day)))
}

/**
 * Counts one paid generation or video of `spender` unless the daily limit is reached. A single statement, as
 * for a user.
 */
export async function consumePaid(db: Db, spender: string, day: string, limit: number): Promise<boolean> {
  if (limit < 1) return false
  const taken = await db
    .insert(dailySpending)
    .values({ spender, day, used: 1 })
    .onConflictDoUpdate({
      target: [dailySpending.spender, dailySpending.day],
      set: { used: sql`${dailySpending.used} + 1` },
      setWhere: lt(dailySpending.used, limit),
    })
    .returning({ used: dailySpending.used })
  const [first] = taken
  if (first?.used === 1) await db.delete(dailySpending).where(lt(dailySpending.day, day))
  return first !== undefined
}

export async function refundPaid(db: Db, spenders: readonly string[], day: string) {
  await db
    .update(dailySpending)
    .set({ used: sql`greatest(${dailySpending.used} - 1, 0)` })
    .where(and(inArray(dailySpending.spender, [...spenders]), eq(dailySpending.day, day)))
}
