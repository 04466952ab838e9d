import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { BroadcastInput } from '../contract/broadcasts.ts'
import type { BroadcastStatus } from '../contract/choices.ts'
import { broadcastRecipients as recipients, broadcasts } from './broadcast.tables.ts'

export type StoredBroadcast = typeof broadcasts.$inferSelect
type Counts = { waiting: number; sent: number; skipped: number; failed: number; repeated: number }

const newestShown = 200

export const listBroadcasts = (db: Db) =>
  db.select().from(broadcasts).orderBy(desc(broadcasts.createdAt), broadcasts.id).limit(newestShown)

export async function findBroadcast(db: Db, id: string): Promise<StoredBroadcast | undefined> {
  const [found] = await db.select().from(broadcasts).where(eq(broadcasts.id, id))
  return found
}

/** Being sent, or scheduled for a time that has come. */
export const listDueBroadcasts = (db: Db) =>
  db
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(
      sql`${broadcasts.status} = 'sending' or
        (${broadcasts.status} = 'scheduled' and ${broadcasts.scheduledAt} <= now())`,
    )

/** Locked until the transaction ends, so that two people cannot change it at the same time. */
export async function lockBroadcast(tx: Db, id: string): Promise<StoredBroadcast | undefined> {
  const [found] = await tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update')
  return found
}

export async function addBroadcast(db: Db, input: BroadcastInput, createdBy: string) {
  const [added] = await db
    .insert(broadcasts)
    .values({ ...input, createdBy })
    .returning()
  return added!
}

type Change = Partial<BroadcastInput> & {
  status?: BroadcastStatus
  scheduledAt?: Date | null
  startedAt?: Date
  finishedAt?: Date
}

export async function changeBroadcast(db: Db, id: string, change: Change): Promise<StoredBroadcast> {
  const [changed] = await db
    .update(broadcasts)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(broadcasts.id, id))
    .returning()
  return changed!
}

/** Only drafts, because recipients refer to the others. */
export async function removeDraft(db: Db, id: string): Promise<boolean> {
  const removed = await db
    .delete(broadcasts)
    .where(and(eq(broadcasts.id, id), eq(broadcasts.status, 'draft')))
  return removed.rowCount === 1
}

export async function countRecipients(db: Db, ids: readonly string[]): Promise<Map<string, Counts>> {
  if (ids.length === 0) return new Map()
  const number = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const rows = await db
    .select({
      id: recipients.broadcastId,
      waiting: number(sql`${recipients.status} in ('waiting', 'sending')`),
      sent: number(sql`${recipients.status} = 'sent'`),
      skipped: number(sql`${recipients.status} = 'skipped'`),
      failed: number(sql`${recipients.status} = 'failed'`),
      repeated: number(sql`${recipients.repeated}`),
    })
    .from(recipients)
    .where(inArray(recipients.broadcastId, [...ids]))
    .groupBy(recipients.broadcastId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
