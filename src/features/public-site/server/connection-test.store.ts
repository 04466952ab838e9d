import { eq } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { connectionTests } from './connection-test.tables.ts'

/** Writes, reads and deletes a row; returns whether it was read as written. */
export async function roundTripRow(db: Db, note: string): Promise<boolean> {
  const [written] = await db.insert(connectionTests).values({ note }).returning({ id: connectionTests.id })
  if (!written) return false
  const isRow = eq(connectionTests.id, written.id)
  try {
    const [found] = await db.select().from(connectionTests).where(isRow)
    return found?.note === note
  } finally {
    await db.delete(connectionTests).where(isRow)
  }
}
