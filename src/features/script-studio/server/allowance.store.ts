import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { dailyUsage } from './studio.tables.ts'

/** Counts one generation, unless the day's are spent. One statement: of many requests at once none slips through. */
export async function takeGeneration(db: Db, userId: string, day: string, limit: number) {
  if (limit < 1) return undefined
  const [taken] = await db
    .insert(dailyUsage)
    .values({ userId, day, used: 1 })
    .onConflictDoUpdate({
      target: [dailyUsage.userId, dailyUsage.day],
      set: { used: sql`${dailyUsage.used} + 1` },
      setWhere: lt(dailyUsage.used, limit),
    })
    .returning({ used: dailyUsage.used })
  return taken?.used
}

/** For one that brought nothing. */
export async function giveGenerationBack(db: Db, userId: string, day: string) {
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

/** Days that are over count for nothing. */
export async function forgetEarlierDays(db: Db, userId: string, day: string) {
  await db.delete(dailyUsage).where(and(eq(dailyUsage.userId, userId), lt(dailyUsage.day, day)))
}
