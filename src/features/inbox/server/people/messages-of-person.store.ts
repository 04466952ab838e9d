import { desc, eq } from 'drizzle-orm'
import { contactSubmissions } from '#features/forms/server.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import { conversationMessages as messages } from '../conversations/conversation.tables.ts'

/** What followed the messages from an address, newest first. */
export const selectMessagesOfPerson = (db: Db, email: string) =>
  db
    .select({
      conversationId: messages.conversationId,
      kind: messages.kind,
      authorEmail: messages.authorEmail,
      text: messages.text,
      createdAt: messages.createdAt,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .innerJoin(contactSubmissions, eq(contactSubmissions.id, messages.conversationId))
    .where(eq(contactSubmissions.emailKey, normalizeEmail(email)))
    .orderBy(desc(messages.createdAt))

const maxLines = 500

export const listMessagesOfPerson = (db: Db, email: string) =>
  selectMessagesOfPerson(db, email).limit(maxLines)
