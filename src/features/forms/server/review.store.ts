import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { WaitlistStatus } from '../contract/review-lists.ts'
import { contactSubmissions as messages, waitlistSubmissions as entries } from './forms.tables.ts'

/** Locked until the end of the transaction: whoever comes second sees what the first one did. Ordered, so that no two wait for each other. */
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

export const writeReadings = (tx: Db, ids: readonly string[], readAt: Date) =>
  tx
    .update(messages)
    .set({ read: true, readAt, updatedAt: readAt })
    .where(inArray(messages.id, [...ids]))
    .returning()
