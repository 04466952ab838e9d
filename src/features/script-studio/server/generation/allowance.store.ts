import { and, eq, inArray, lt, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { dailySpending, dailyUsage } from '../studio.tables.ts'

/** The limits of a generation that costs the operator money: the client's own and that of all clients. */
type PaidLimits = { client: string; perClient: number; overall: number }

/** The new counts; without one, its limit is reached, and those after it are unchanged. */
type Taken = { used: number | null; client: number | null; overall: number | null }

export const allClients = 'everybody'

/**
 * Counts one generation unless the daily limit is reached. A single statement, so that concurrent requests
 * cannot exceed it, and because the model waits for it.
 */
export function consumeQuota(db: Db) {
  const ofUser = db
    .insert(dailyUsage)
    .values({ userId: sql.placeholder('userId'), day: sql.placeholder('day'), used: 1 })
    .onConflictDoUpdate({
      target: [dailyUsage.userId, dailyUsage.day],
      set: { used: sql`${dailyUsage.used} + 1` },
      setWhere: lt(dailyUsage.used, sql.placeholder('limit')),
    })
    .returning({ used: dailyUsage.used })
  const own = db.$with('own').as(ofUser)
  const client = db.$with('client').as(spendAfter(db, own, 'client', 'perClient'))
  const overall = db.$with('overall').as(spendAfter(db, client, 'everybody', 'overall'))
  const taking = ofUser.prepare('take_generation')
  const takingPaid = db
    .with(own, client, overall)
    .select({
      used: sql<number | null>`(select used from ${own})`,
      client: sql<number | null>`(select used from ${client})`,
      overall: sql<number | null>`(select used from ${overall})`,
    })
    .from(sql`(select 1) as one`)
    .prepare('take_paid_generation')
  return async (userId: string, day: string, limit: number, paid?: PaidLimits): Promise<Taken> => {
    const none = { used: null, client: null, overall: null }
    if (limit < 1) return none
    const user = { userId, day, limit }
    if (!paid) return { ...none, used: (await taking.execute(user))[0]?.used ?? null }
    return (await takingPaid.execute({ ...user, ...paid, everybody: allClients }))[0] ?? none
  }
}

/** Counts for a spender if `previous` has counted. */
function spendAfter(db: Db, previous: SQLWrapper, spender: string, limit: string) {
  return db
    .insert(dailySpending)
    .select(
      sql`select ${sql.placeholder(spender)}::text, ${sql.placeholder('day')}::date, 1 from ${previous} where ${sql.placeholder(limit)}::integer > 0`,
    )
    .onConflictDoUpdate({
      target: [dailySpending.spender, dailySpending.day],
      set: { used: sql`${dailySpending.used} + 1` },
      setWhere: lt(dailySpending.used, sql.placeholder(limit)),
    })
    .returning({ used: dailySpending.used })
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
 * Counts one paid video of `spender` unless the daily limit is reached. A single statement, as
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
  if (first?.used === 1) await deleteEarlierSpending(db, day)
  return first !== undefined
}

export async function deleteEarlierSpending(db: Db, day: string) {
  await db.delete(dailySpending).where(lt(dailySpending.day, day))
}

export async function refundPaid(db: Db, spenders: readonly string[], day: string) {
  await db
    .update(dailySpending)
    .set({ used: sql`greatest(${dailySpending.used} - 1, 0)` })
    .where(and(inArray(dailySpending.spender, [...spenders]), eq(dailySpending.day, day)))
}
