import { and, eq, isNotNull } from 'drizzle-orm'
import type { DataPart } from '#features/accounts/server.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import { broadcastLine } from '../contract/messages.ts'
import { broadcastRecipients, broadcasts, mailBlocks } from './broadcast.tables.ts'

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
  async linesFor(db, { email }) {
    const sent = await db
      .select({ at: broadcastRecipients.sentAt, subject: broadcasts.subject })
      .from(broadcastRecipients)
      .innerJoin(broadcasts, eq(broadcasts.id, broadcastRecipients.broadcastId))
      .where(
        and(eq(broadcastRecipients.emailKey, normalizeEmail(email)), isNotNull(broadcastRecipients.sentAt)),
      )
    return sent.flatMap(({ at, subject }) => (at ? [{ at, text: broadcastLine, detail: subject }] : []))
  },
  async eraseFor(tx, { email, emailVerified }) {
    if (!emailVerified) return
    const emailKey = normalizeEmail(email)
    await tx.delete(broadcastRecipients).where(eq(broadcastRecipients.emailKey, emailKey))
    await tx.delete(mailBlocks).where(eq(mailBlocks.emailKey, emailKey))
  },
}
