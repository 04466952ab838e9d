import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Audience } from '#features/forms/contract/choices.ts'
import {
  generatedId,
  instant,
  instantMs,
  instantMsNow,
  instantNow,
} from '#platform/server/database/columns.ts'
import type {
  BroadcastListName,
  BroadcastStatus,
  BroadcastTiming,
  RecipientStatus,
} from '../contract/choices.ts'

export const broadcasts = pgTable('broadcasts', {
  id: generatedId(),
  subject: text().notNull(),
  body: text().notNull(),
  buttonLabel: text().notNull(),
  buttonUrl: text().notNull(),
  list: text().$type<BroadcastListName>().notNull(),
  audience: text().$type<Audience>(),
  timing: text().$type<BroadcastTiming>().notNull(),
  delayDays: integer().notNull(),
  status: text().$type<BroadcastStatus>().notNull().default('draft'),
  scheduledAt: instantMs(),
  startedAt: instant(),
  finishedAt: instant(),
  createdBy: text().notNull(),
  createdAt: instantNow(),
  updatedAt: instantMsNow(),
})

/** One row per person and email, which is what keeps anyone from getting it twice. */
export const broadcastRecipients = pgTable(
  'broadcast_recipients',
  {
    id: generatedId(),
    broadcastId: uuid()
      .notNull()
      .references(() => broadcasts.id),
    /** The waitlist entry or subscription whose consent counts at the moment of sending. */
    sourceId: uuid().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    status: text().$type<RecipientStatus>().notNull().default('waiting'),
    reason: text(),
    attempts: integer().notNull().default(0),
    /** A process died while sending, so the person may get the email twice. */
    repeated: boolean().notNull().default(false),
    leasedUntil: instant(),
    sentAt: instant(),
  },
  (table) => [
    unique('broadcast_recipients_once').on(table.broadcastId, table.emailKey),
    index('broadcast_recipients_open')
      .on(table.broadcastId, table.leasedUntil)
      .where(sql`${table.status} in ('waiting', 'sending')`),
    index().on(table.emailKey),
  ],
)

/** Addresses that get no broadcasts. Newsletter subscriptions have their own status. */
export const mailBlocks = pgTable('mail_blocks', {
  emailKey: text().primaryKey(),
  reason: text().$type<'unsubscribed' | 'bounced' | 'complained'>().notNull(),
  blockedAt: instantNow(),
})
