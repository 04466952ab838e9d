import { eq } from 'drizzle-orm'
import type { DataPart } from '#features/accounts/server.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import { broadcastRecipients, mailBlocks } from './broadcast.tables.ts'

/** Emails sent to an address, for its confirmed owner. */
export const broadcastsOf: DataPart = {
  name: 'broadcasts',
  async exportFor(db, { email, emailVerified }) {
    if (!emailVerified) return []
    return db
      .select()
      .from(broadcastRecipients)
      .where(eq(broadcastRecipients.emailKey, normalizeEmail(email)))
  },
  async eraseFor(tx, { email, emailVerified }) {
    if (!emailVerified) return
    const emailKey = normalizeEmail(email)
    await tx.delete(broadcastRecipients).where(eq(broadcastRecipients.emailKey, emailKey))
    await tx.delete(mailBlocks).where(eq(mailBlocks.emailKey, emailKey))
  },
}
