import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { contactSubmissions } from '#features/forms/server.ts'
import { generatedId, instantMs, instantMsNow } from '#platform/server/database/columns.ts'
import type { ChangedList, MessageKind, SendingFailure } from '../../contract/conversation-choices.ts'

const conversationId = () =>
  uuid()
    .notNull()
    .references(() => contactSubmissions.id, { onDelete: 'cascade' })

/** What the search covers of a later message. */
export const messageWords = (words: AnyPgColumn) => sql`to_tsvector('simple', ${words})`

/** What follows the first message, which is the row of the contact form. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: generatedId(),
    conversationId: conversationId(),
    kind: text().$type<MessageKind>().notNull(),
    authorEmail: text().notNull(),
    authorName: text().notNull().default(''),
    text: text().notNull(),
    /** Sent by a program, such as an out-of-office reply. */
    isAutomatic: boolean().notNull().default(false),
    createdAt: instantMsNow(),
    sentAt: instantMs(),
    failure: text().$type<SendingFailure>(),
    /** Since when the sender had waited when this reply was written; they wait again if it can't be sent. */
    waitedSince: instantMs(),
  },
  (table) => [
    index().on(table.conversationId, table.createdAt, table.id),
    index('conversation_messages_words').using('gin', messageWords(table.text)),
    index('conversation_messages_unsent')
      .on(table.createdAt)
      .where(sql`${table.kind} = 'reply' and ${table.sentAt} is null and ${table.failure} is null`),
  ],
)

/** The Message-ID of every email in and out: it links replies, and one ID has one effect. */
export const conversationMailIds = pgTable(
  'conversation_mail_ids',
  { messageId: text().primaryKey(), conversationId: conversationId(), createdAt: instantMsNow() },
  (table) => [index().on(table.conversationId, table.createdAt)],
)

/** A change that can be undone for a day: the changed columns of each row, before and after. */
export const inboxChanges = pgTable(
  'inbox_changes',
  {
    id: generatedId(),
    actorEmail: text().notNull(),
    list: text().$type<ChangedList>().notNull(),
    rows: jsonb().$type<readonly ChangedRow[]>().notNull(),
    createdAt: instantMsNow(),
  },
  (table) => [index().on(table.createdAt)],
)

export type ChangedRow = { id: string; before: Record<string, unknown>; after: Record<string, unknown> }

/** The team's notes and tags about a person, by address. */
export const people = pgTable('people', {
  emailKey: text().primaryKey(),
  notes: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  updatedAt: instantMsNow(),
})
