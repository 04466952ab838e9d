import { asc, eq } from 'drizzle-orm'
import type { DataPart } from '#features/accounts/server.ts'
import { contactSubmissions } from '#features/forms/server.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import { conversationMessages as messages, people } from './conversation.tables.ts'

/** What followed the messages from an address, and the team's notes about it. */
export const conversationsOf: DataPart = {
  name: 'conversations',
  async exportFor(db, { email, emailVerified }) {
    if (!emailVerified) return []
    const emailKey = normalizeEmail(email)
    const followed = await db
      .select({
        conversationId: messages.conversationId,
        kind: messages.kind,
        text: messages.text,
        createdAt: messages.createdAt,
        sentAt: messages.sentAt,
      })
      .from(messages)
      .innerJoin(contactSubmissions, eq(contactSubmissions.id, messages.conversationId))
      .where(eq(contactSubmissions.emailKey, emailKey))
      .orderBy(asc(messages.createdAt))
    const notes = await db.select().from(people).where(eq(people.emailKey, emailKey))
    return { messages: followed, notes }
  },
  /** The messages go with the first one, by cascade. */
  async eraseFor(tx, { email, emailVerified }) {
    if (emailVerified) await tx.delete(people).where(eq(people.emailKey, normalizeEmail(email)))
  },
}
