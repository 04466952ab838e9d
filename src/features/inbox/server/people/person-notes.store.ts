import { eq } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { people } from '../conversations/conversation.tables.ts'

export async function findPerson(db: Db, emailKey: string) {
  const [found] = await db.select().from(people).where(eq(people.emailKey, emailKey))
  return found
}

/** Adds an empty row if there is none, so that there is something to lock. */
export async function lockPerson(tx: Db, emailKey: string) {
  await tx.insert(people).values({ emailKey }).onConflictDoNothing()
  const [found] = await tx.select().from(people).where(eq(people.emailKey, emailKey)).for('update')
  return found
}

export async function writePerson(
  tx: Db,
  emailKey: string,
  change: { notes: string; tags: string[]; updatedAt: Date },
) {
  await tx.update(people).set(change).where(eq(people.emailKey, emailKey))
}
