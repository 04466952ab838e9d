import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { VariantVisits } from '#features/analytics/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { experimentDays, experiments } from './experiment.tables.ts'

export type StoredExperiment = typeof experiments.$inferSelect

const shown = 50

export function listExperiments(db: Db): Promise<StoredExperiment[]> {
  return db.select().from(experiments).orderBy(desc(experiments.number)).limit(shown)
}

export async function findRunning(db: Db): Promise<StoredExperiment | undefined> {
  const [found] = await db.select().from(experiments).where(isNull(experiments.stoppedAt))
  return found
}

/** Undefined if one is running already. */
export async function addExperiment(
  db: Db,
  values: typeof experiments.$inferInsert,
): Promise<StoredExperiment | undefined> {
  const [added] = await db.insert(experiments).values(values).onConflictDoNothing().returning()
  return added
}

export async function findExperiment(db: Db, id: string): Promise<StoredExperiment | undefined> {
  const [found] = await db.select().from(experiments).where(eq(experiments.id, id))
  return found
}

/** Undefined if it is not running. */
export async function stopExperiment(db: Db, id: string): Promise<StoredExperiment | undefined> {
  const [stopped] = await db
    .update(experiments)
    .set({ stoppedAt: sql`now()` })
    .where(and(eq(experiments.id, id), isNull(experiments.stoppedAt)))
    .returning()
  return stopped
}

/** Replaces the numbers of these days; `countedUntil` is the last of them that is final. */
export async function storeDays(
  tx: Db,
  { id }: StoredExperiment,
  days: readonly VariantVisits[],
  countedUntil: string | null,
): Promise<void> {
  if (days.length > 0)
    await tx
      .insert(experimentDays)
      .values(days.map((day) => ({ ...day, experimentId: id })))
      .onConflictDoUpdate({
        target: [experimentDays.experimentId, experimentDays.day, experimentDays.variant],
        set: { visits: sql`excluded.visits`, conversions: sql`excluded.conversions` },
      })
  await tx
    .update(experiments)
    .set({ countedUntil: sql`greatest(counted_until, ${countedUntil}::date)` })
    .where(eq(experiments.id, id))
}

export type VariantSums = { experimentId: string; variant: string; visits: number; conversions: number }

export function sumDays(db: Db, ids: readonly string[]): Promise<VariantSums[]> {
  return db
    .select({
      experimentId: experimentDays.experimentId,
      variant: experimentDays.variant,
      visits: sql<number>`sum(${experimentDays.visits})::int`,
      conversions: sql<number>`sum(${experimentDays.conversions})::int`,
    })
    .from(experimentDays)
    .where(inArray(experimentDays.experimentId, [...ids]))
    .groupBy(experimentDays.experimentId, experimentDays.variant)
}

/** Days belong to their experiment and are not counted apart. */
export async function countStored(db: Db, demoAuthor: string): Promise<{ real: number; demo: number }> {
  const isDemo = eq(experiments.startedBy, demoAuthor)
  const demo = await db.$count(experiments, isDemo)
  return { real: (await db.$count(experiments)) - demo, demo }
}

export async function removeStartedBy(tx: Db, author: string): Promise<void> {
  const own = tx.select({ id: experiments.id }).from(experiments).where(eq(experiments.startedBy, author))
  await tx.delete(experimentDays).where(inArray(experimentDays.experimentId, own))
  await tx.delete(experiments).where(eq(experiments.startedBy, author))
}
