import { and, eq, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Repetition } from './read-submission.ts'

type Keyed = PgTable & { idempotencyKey: AnyPgColumn; bodyHash: AnyPgColumn }

/**
 * Runs an insert that ignores conflicts. If the conflicting key has expired, it is cleared and the insert
 * repeated; if it was used for other content, throws.
 */
export async function insertOnce<Row>(
  db: Db,
  { table, since, key, keyLasts, bodyHash }: Repetition & { table: Keyed; since: AnyPgColumn },
  insert: () => Promise<Row[]>,
): Promise<Row | undefined> {
  const [row] = await insert()
  if (row !== undefined || key === undefined) return row
  const freed = await db
    .update(table)
    .set({ idempotencyKey: null })
    .where(and(eq(table.idempotencyKey, key), lt(since, sql`now() - ${keyLasts}::interval`)))
  if (freed.rowCount) return (await insert())[0]
  const [stored] = await db
    .select({ bodyHash: table.bodyHash })
    .from(table)
    .where(eq(table.idempotencyKey, key))
  if (stored?.bodyHash && stored.bodyHash !== bodyHash) throw reusedKey()
  return undefined
}

function reusedKey() {
  const message = 'This Idempotency-Key was already used for a different submission. Please use a new one.'
  return new AppError('INVALID_ARGUMENT', message, {
    httpStatus: 422,
    details: { fields: { 'Idempotency-Key': message } },
  })
}
