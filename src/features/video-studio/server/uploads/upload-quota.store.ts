import { eq, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { uploadLimits } from '../../contract/uploads.ts'
import { photos, recordings } from '../video.tables.ts'

export type QuotaRefusal = 'full' | 'fullUnconfirmed'

/** Makes other uploads and starts of this user wait for the transaction, so that together they exceed no limit. */
export const holdUser = (tx: Db, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

/** Whether the user's photos and recordings would take up too much with another one of this size. */
export async function findQuotaRefusal(
  db: Db,
  userId: string,
  size: number,
): Promise<QuotaRefusal | undefined> {
  const [user] = await db
    .select({
      isConfirmed: users.emailVerified,
      bytes: sql`(select coalesce(sum(${photos.size}), 0) from ${photos} where ${photos.userId} = ${userId})
        + (select coalesce(sum(${recordings.size}), 0) from ${recordings} where ${recordings.userId} = ${userId})`.mapWith(
        Number,
      ),
    })
    .from(users)
    .where(eq(users.id, userId))
  const isConfirmed = user?.isConfirmed ?? false
  const most = isConfirmed ? uploadLimits.bytes : uploadLimits.bytesUnconfirmed
  if ((user?.bytes ?? 0) + size <= most) return undefined
  return isConfirmed ? 'full' : 'fullUnconfirmed'
}
