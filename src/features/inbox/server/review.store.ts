import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { Collection, WaitlistStatus } from '#features/forms/contract/form-paths.ts'
import { contactSubmissions as messages, waitlistSubmissions as entries } from '#features/forms/server.ts'
import type { StoredSubmission } from './stored-submission.ts'
import { tableOf } from './submissions.store.ts'

/** Locks the rows until the transaction ends, in a fixed order to avoid deadlocks. */
export const lockWaitlistEntries = (tx: Db, ids: readonly string[]) =>
  tx
    .select()
    .from(entries)
    .where(and(inArray(entries.id, [...ids]), eq(entries.isSpam, false)))
    .orderBy(asc(entries.id))
    .for('update')

export const lockContactMessages = (tx: Db, ids: readonly string[]) =>
  tx
    .select()
    .from(messages)
    .where(and(inArray(messages.id, [...ids]), eq(messages.isSpam, false)))
    .orderBy(asc(messages.id))
    .for('update')

export const writeWaitlistEntries = (
  tx: Db,
  ids: readonly string[],
  change: { status?: WaitlistStatus; notes?: string; updatedAt: Date },
) =>
  tx
    .update(entries)
    .set(change)
    .where(inArray(entries.id, [...ids]))
    .returning()

export const setReadAt = (tx: Db, ids: readonly string[], readAt: Date) =>
  tx
    .update(messages)
    .set({ read: true, readAt, updatedAt: readAt })
    .where(inArray(messages.id, [...ids]))
    .returning()

export async function lockSubmission(tx: Db, collection: Collection, id: string) {
  const table = tableOf(collection)
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  return row && ({ collection, row } as StoredSubmission)
}

/** A spam subscription is also inactive; it becomes active only through the emailed link. */
export async function clearSpamReason(tx: Db, collection: Collection, id: string, updatedAt: Date) {
  const table = tableOf(collection)
  // A confirmation is requested only now.
  const unconfirmed =
    collection === 'newsletter'
      ? { status: 'unconfirmed' as const }
      : collection === 'waitlist'
        ? { confirmedAt: null }
        : {}
  const change = { isSpam: false, spamReason: null, updatedAt, ...unconfirmed }
  const [row] = await tx.update(table).set(change).where(eq(table.id, id)).returning()
  return row && ({ collection, row } as StoredSubmission)
}
