import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { TransferKind, TransferStatus } from '../../contract/transfer-choices.ts'
import { campaignTransfers as transfers } from './transfer.tables.ts'

export type TransferRow = typeof transfers.$inferSelect

export async function addTransfer(tx: Db, transfer: typeof transfers.$inferInsert): Promise<TransferRow> {
  const [added] = await tx.insert(transfers).values(transfer).returning()
  return added!
}

/** Oldest first. */
export const listTransfers = (db: Db, campaignIds: readonly string[]): Promise<TransferRow[]> =>
  db
    .select()
    .from(transfers)
    .where(inArray(transfers.campaignId, [...campaignIds]))
    .orderBy(asc(transfers.createdAt), asc(transfers.id))

export const listTransfersIn = (
  db: Db,
  campaignId: string,
  statuses: readonly TransferStatus[],
  kind?: TransferKind,
): Promise<TransferRow[]> =>
  db
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.campaignId, campaignId),
        inArray(transfers.status, [...statuses]),
        kind && eq(transfers.kind, kind),
      ),
    )
    .orderBy(asc(transfers.createdAt), asc(transfers.id))

export async function findTransfer(db: Db, id: string): Promise<TransferRow | undefined> {
  const [found] = await db.select().from(transfers).where(eq(transfers.id, id))
  return found
}

export async function lockTransfer(tx: Db, id: string): Promise<TransferRow | undefined> {
  const [found] = await tx.select().from(transfers).where(eq(transfers.id, id)).for('update')
  return found
}

export async function changeTransfer(
  tx: Db,
  id: string,
  change: Partial<typeof transfers.$inferInsert>,
): Promise<TransferRow> {
  const [changed] = await tx.update(transfers).set(change).where(eq(transfers.id, id)).returning()
  return changed!
}
