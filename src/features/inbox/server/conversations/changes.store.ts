import { and, eq, lt } from 'drizzle-orm'
import { contactSubmissions, waitlistSubmissions } from '#features/forms/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { ChangedList } from '../../contract/conversation-choices.ts'
import { inboxChanges as changes } from './conversation.tables.ts'

export async function addChange(
  tx: Db,
  change: Omit<typeof changes.$inferInsert, 'id' | 'createdAt'>,
): Promise<string | null> {
  const [added] = await tx.insert(changes).values(change).returning({ id: changes.id })
  return added?.id ?? null
}

/** Deleted as it is read, so that it is undone once. */
export async function takeChange(tx: Db, id: string, actorEmail: string) {
  const [taken] = await tx
    .delete(changes)
    .where(and(eq(changes.id, id), eq(changes.actorEmail, actorEmail)))
    .returning()
  return taken
}

const times = new Set(['doneAt', 'snoozedUntil'])

export async function restoreRow(tx: Db, list: ChangedList, id: string, before: Record<string, unknown>) {
  const columns = Object.fromEntries(
    Object.entries(before).map(([name, value]) => [
      name,
      times.has(name) && typeof value === 'string' ? new Date(value) : value,
    ]),
  )
  if (list === 'conversations')
    await tx.update(contactSubmissions).set(columns).where(eq(contactSubmissions.id, id))
  // A later time than that of the change, so that a teammate with the older entry on screen notices.
  else
    await tx
      .update(waitlistSubmissions)
      .set({ ...columns, updatedAt: new Date() })
      .where(eq(waitlistSubmissions.id, id))
}

export async function deleteOldChanges(db: Db, before: Date) {
  await db.delete(changes).where(lt(changes.createdAt, before))
}
