import { and, count, desc, eq, sql } from 'drizzle-orm'
import { lockUser } from '#features/accounts/server.ts'
import type { Db, Transactions } from '#platform/server/database/database.ts'
import { isUniqueViolation } from '#platform/server/error-causes.ts'
import { studioLimits } from '../../contract/limits.ts'
import type { PresetInput } from '../../contract/preset.ts'
import { presets } from '../studio.tables.ts'

export type PresetRow = typeof presets.$inferSelect

const mine = (userId: string, id: string) => and(eq(presets.userId, userId), eq(presets.id, id))

export const listPresets = (db: Db, userId: string) =>
  db
    .select()
    .from(presets)
    .where(eq(presets.userId, userId))
    .orderBy(desc(presets.createdAt), desc(presets.id))

export async function findPreset(db: Db, userId: string, id: string) {
  const [found] = await db.select().from(presets).where(mine(userId, id))
  return found
}

/**
 * Returns a duplicate name, ignoring case, instead of storing it: the unique index decides. The count is
 * checked inside the transaction.
 */
export const addPreset = ({ transaction }: Transactions, userId: string, input: PresetInput) =>
  unlessTaken(() =>
    transaction(async (tx) => {
      await lockUser(tx, userId)
      const [kept] = await tx.select({ count: count() }).from(presets).where(eq(presets.userId, userId))
      if ((kept?.count ?? 0) >= studioLimits.presetsPerUser) return 'full' as const
      return tx
        .insert(presets)
        .values({ userId, ...input })
        .returning()
    }),
  )

export const changePreset = (db: Db, userId: string, id: string, input: PresetInput) =>
  unlessTaken(() =>
    db
      .update(presets)
      .set({ ...input, updatedAt: sql`now()` })
      .where(mine(userId, id))
      .returning(),
  )

export async function removePreset(db: Db, userId: string, id: string) {
  return (await db.delete(presets).where(mine(userId, id)).returning({ id: presets.id })).length > 0
}

type Kept = PresetRow | undefined | 'name-taken' | 'full'

async function unlessTaken(write: () => Promise<PresetRow[] | 'full'>): Promise<Kept> {
  try {
    const written = await write()
    return written === 'full' ? written : written[0]
  } catch (error) {
    if (isUniqueViolation(error)) return 'name-taken'
    throw error
  }
}
