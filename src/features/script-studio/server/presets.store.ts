import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { isUniqueViolation } from '#platform/server/error-causes.ts'
import type { PresetInput } from '../contract/preset.ts'
import { presets } from './studio.tables.ts'

export type PresetRow = typeof presets.$inferSelect

const mine = (userId: string, id: string) => and(eq(presets.userId, userId), eq(presets.id, id))

export const listPresets = (db: Db, userId: string) =>
  db
    .select()
    .from(presets)
    .where(eq(presets.userId, userId))
    .orderBy(desc(presets.createdAt), desc(presets.id))

export async function countPresets(db: Db, userId: string) {
  const [found] = await db.select({ count: count() }).from(presets).where(eq(presets.userId, userId))
  return found?.count ?? 0
}

export async function findPreset(db: Db, userId: string, id: string) {
  const [found] = await db.select().from(presets).where(mine(userId, id))
  return found
}

/** A name that the user has already given, in capitals or not, is told instead of stored: the index decides. */
export const addPreset = (db: Db, userId: string, input: PresetInput) =>
  unlessTaken(() =>
    db
      .insert(presets)
      .values({ userId, ...input })
      .returning(),
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

async function unlessTaken(write: () => Promise<PresetRow[]>): Promise<PresetRow | undefined | 'name-taken'> {
  try {
    return (await write())[0]
  } catch (error) {
    if (isUniqueViolation(error)) return 'name-taken'
    throw error
  }
}
