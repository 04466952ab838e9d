import { and, asc, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { SendingFailure } from '../../contract/conversation-choices.ts'
import { conversationMailIds as mailIds, conversationMessages as messages } from './conversation.tables.ts'

export type StoredMessage = typeof messages.$inferSelect

/** Undefined if a message with this ID exists. */
export async function addMessage(tx: Db, message: typeof messages.$inferInsert) {
  const [added] = await tx.insert(messages).values(message).onConflictDoNothing().returning()
  return added
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const [found] = await db.select().from(messages).where(eq(messages.id, id))
  return found
}

const maxShown = 500

export async function listMessages(db: Db, conversationId: string) {
  const newest = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(maxShown)
  return newest.toReversed()
}

/** Replies and incoming messages, without notes. */
export const countExchanged = (db: Db, conversationId: string) =>
  db.$count(messages, and(eq(messages.conversationId, conversationId), ne(messages.kind, 'note')))

export async function markSent(db: Db, id: string, sentAt: Date) {
  await db.update(messages).set({ sentAt, failure: null }).where(eq(messages.id, id))
}

/** Undefined if it was sent or had failed before. */
export async function markFailed(tx: Db, id: string, failure: SendingFailure) {
  const [failed] = await tx
    .update(messages)
    .set({ failure })
    .where(and(eq(messages.id, id), isNull(messages.sentAt), isNull(messages.failure)))
    .returning()
  return failed
}

export async function clearFailure(tx: Db, id: string) {
  const [cleared] = await tx
    .update(messages)
    .set({ failure: null, createdAt: new Date() })
    .where(and(eq(messages.id, id), sql`${messages.failure} is not null`))
    .returning()
  return cleared
}

export const listUnsent = (db: Db, before: Date) =>
  db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.kind, 'reply'),
        isNull(messages.sentAt),
        isNull(messages.failure),
        lt(messages.createdAt, before),
      ),
    )
    .limit(100)

/** False if an email with this ID was stored before: one ID has one effect. */
export async function rememberMailId(tx: Db, messageId: string, conversationId: string) {
  const stored = await tx
    .insert(mailIds)
    .values({ messageId, conversationId })
    .onConflictDoNothing()
    .returning({ messageId: mailIds.messageId })
  return stored.length > 0
}

const maxReferences = 20

/** The latest, oldest first. */
export async function listMailIds(db: Db, conversationId: string): Promise<string[]> {
  const found = await db
    .select({ messageId: mailIds.messageId })
    .from(mailIds)
    .where(eq(mailIds.conversationId, conversationId))
    .orderBy(desc(mailIds.createdAt))
    .limit(maxReferences)
  return found.map(({ messageId }) => messageId).toReversed()
}

/** The conversation of the newest of these IDs that is known. */
export async function findByMailIds(db: Db, messageIds: readonly string[]): Promise<string | undefined> {
  if (messageIds.length === 0) return undefined
  const [found] = await db
    .select({ conversationId: mailIds.conversationId })
    .from(mailIds)
    .where(inArray(mailIds.messageId, [...messageIds]))
    .orderBy(desc(mailIds.createdAt), asc(mailIds.messageId))
    .limit(1)
  return found?.conversationId
}
