import { and, eq, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/server/database/database.ts'
import type { Repetition } from './read-submission.ts'

type Keyed = PgTable & { idempotencyKey: AnyPgColumn }

/**
 * Does the insert, which itself does nothing on a conflict. Was the conflict with a key that has had its day, the key is
 * free again, and the insert is done once more.
 */
export async function insertOnce<Row>(
  db: Db,
  { table, since, key, keyLasts }: Repetition & { table: Keyed; since: AnyPgColumn },
  insert: () => Promise<Row[]>,
): Promise<Row | undefined> {
  const [row] = await insert()
  if (row !== undefined || key === undefined) return row
  const freed = await db
    .update(table)
    .set({ idempotencyKey: null })
    .where(and(eq(table.idempotencyKey, key), lt(since, sql`now() - ${keyLasts}::interval`)))
  return freed.rowCount ? (await insert())[0] : undefined
}
