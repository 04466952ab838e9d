import { and, arrayContains, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { contactSubmissions as conversations, contactWords } from '#features/forms/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { olderThan } from '#platform/server/database/older-than.ts'
import type { Position } from '#platform/server/cursor.ts'
import { conversationLimits, type ConversationState } from '../../contract/conversation-choices.ts'
import { conversationMessages as messages, messageWords } from './conversation.tables.ts'

export type StoredConversation = typeof conversations.$inferSelect
export type ConversationColumns = Partial<
  Pick<
    StoredConversation,
    | 'doneAt'
    | 'snoozedUntil'
    | 'assigneeEmail'
    | 'tags'
    | 'waitingSince'
    | 'lastMessageAt'
    | 'read'
    | 'readAt'
  >
>

export type ConversationFilter = {
  state: ConversationState
  assignee?: string | undefined
  tag?: string | undefined
  q?: string | undefined
}

/** Newest first; what is snoozed until a time that has passed is open again. */
export const listConversations = async (
  db: Db,
  filter: ConversationFilter & { after?: Position | undefined; limit: number; now: Date },
) =>
  db
    .select()
    .from(conversations)
    .where(
      and(
        sql`not ${conversations.isSpam}`,
        hasState(filter.state, filter.now),
        isAssigned(filter.assignee),
        filter.tag === undefined ? undefined : arrayContains(conversations.tags, [filter.tag]),
        filter.q === undefined ? undefined : await contains(db, filter.q),
        olderThan(conversations.lastMessageAt, conversations.id, filter.after),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(filter.limit)

function hasState(state: ConversationState, now: Date): SQL | undefined {
  const isSnoozed = sql`${conversations.snoozedUntil} > ${now.toISOString()}::timestamptz`
  switch (state) {
    case 'open':
      return and(
        isNull(conversations.doneAt),
        or(isNull(conversations.snoozedUntil), sql`not (${isSnoozed})`),
      )
    case 'snoozed':
      return and(isNull(conversations.doneAt), isNotNull(conversations.snoozedUntil), isSnoozed)
    case 'done':
      return isNotNull(conversations.doneAt)
    case 'all':
      return undefined
  }
}

const isAssigned = (assignee: string | undefined) =>
  assignee === undefined
    ? undefined
    : assignee === 'none'
      ? isNull(conversations.assigneeEmail)
      : eq(conversations.assigneeEmail, assignee)

/** With more matches than this, enough of them are among the newest conversations. */
const fewMatches = 1000

/**
 * Every word must occur, the last ones may be beginnings; in the first message or in one later message. Few matches
 * are looked up in the words' indexes; with many it is faster to go through the list until a page is full.
 */
async function contains(db: Db, q: string): Promise<SQL | undefined> {
  const query = toQuery(q)
  if (query === '') return sql`false`
  const asked = sql`to_tsquery('simple', ${query})`
  const inFirst = sql`${contactWords(conversations)} @@ ${asked}`
  const inLater = sql`${messageWords(messages.text)} @@ ${asked}`
  const limit = fewMatches + 1
  const found = (
    await Promise.all([
      db.select({ id: conversations.id }).from(conversations).where(inFirst).limit(limit),
      db.select({ id: messages.conversationId }).from(messages).where(inLater).limit(limit),
    ])
  ).flat()
  return found.length <= fewMatches
    ? inArray(conversations.id, [...new Set(found.map(({ id }) => id))])
    : or(
        inFirst,
        inArray(conversations.id, db.select({ id: messages.conversationId }).from(messages).where(inLater)),
      )
}

/** Only letters, digits and marks reach the query language, so nothing typed can be an operator. */
const toQuery = (q: string) =>
  q
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => `${word}:*`)
    .join(' & ')

/** Stops counting at a limit, so that the cost doesn't grow with the inbox. */
export async function countConversations(
  db: Db,
  filter: Omit<ConversationFilter, 'q'> & { waitingBefore?: Date },
  now: Date,
) {
  const { state, assignee, waitingBefore } = filter
  const some = db
    .select({ one: sql`1` })
    .from(conversations)
    .where(
      and(
        sql`not ${conversations.isSpam}`,
        hasState(state, now),
        isAssigned(assignee),
        waitingBefore && sql`${conversations.waitingSince} < ${waitingBefore.toISOString()}::timestamptz`,
      ),
    )
    .limit(conversationLimits.count)
    .as('some')
  const [counted] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(some)
  return counted?.count ?? 0
}

export async function findConversation(db: Db, id: string): Promise<StoredConversation | undefined> {
  const [found] = await db.select().from(conversations).where(eq(conversations.id, id))
  return found
}

/** In a fixed order, to avoid deadlocks. */
export const lockConversations = (tx: Db, ids: readonly string[]) =>
  tx
    .select()
    .from(conversations)
    .where(inArray(conversations.id, [...ids]))
    .orderBy(asc(conversations.id))
    .for('update')

export async function writeConversation(tx: Db, id: string, columns: ConversationColumns) {
  const [row] = await tx.update(conversations).set(columns).where(eq(conversations.id, id)).returning()
  return row
}
