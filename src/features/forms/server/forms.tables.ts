import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import {
  generatedId,
  instant,
  instantMs,
  instantMsNow,
  instantNow,
} from '#platform/server/database/columns.ts'
import type { Audience } from '../contract/choices.ts'
import type { Collection, SubscriptionStatus, WaitlistStatus } from '../contract/form-paths.ts'
import type { SpamReason } from '../domain/detect-spam.ts'

/** Columns of every submission. A function because tables can't share column objects. */
const submission = () => ({
  id: generatedId(),
  source: text().notNull().default('website'),
  updatedAt: instant(),
  isSpam: boolean().notNull().default(false),
  spamReason: text().$type<SpamReason>(),
  /** A hash of the client's idempotency key, kept for a day to detect retries. */
  idempotencyKey: text().unique(),
  /** A keyed hash of the content sent with that key, to detect its reuse for something else. */
  bodyHash: text(),
})

const reviewed = () => ({
  ...submission(),
  formType: text().notNull(),
  submittedAt: instantNow(),
  notes: text().notNull().default(''),
})

/** As typed for display, and normalized so that each address has one row. */
const address = () => ({ email: text().notNull(), emailKey: text().notNull() })

/** For paging through all rows, and through spam separately. */
const byTime = (table: { id: AnyPgColumn; isSpam: AnyPgColumn }, time: AnyPgColumn, name: string) => [
  index().on(time, table.id),
  index(`${name}_spam`)
    .on(time, table.id)
    .where(sql`${table.isSpam}`),
]

export const waitlistSubmissions = pgTable(
  'waitlist_submissions',
  {
    ...reviewed(),
    ...address(),
    userType: text().$type<Audience>().notNull(),
    contentType: text(),
    fundingTarget: text(),
    contributionSize: text(),
    returnModel: text(),
    investorType: text(),
    checkSize: text(),
    status: text().$type<WaitlistStatus>().notNull().default('pending'),
    /**
     * When the emailed confirmation link was used. The default is for the previous version, which doesn't ask:
     * its entries count as confirmed. This version always sets it.
     */
    confirmedAt: instant().defaultNow(),
    /** The code of the referral link through which the visitor came, as it was given. */
    referralCode: text(),
    /** A keyed hash of the sender, stored with a referral code only and for a week, to notice bursts. */
    senderHash: text(),
  },
  (table) => [
    // Includes spam, so that a bot's entry never blocks the owner of the address.
    unique('waitlist_submissions_entry').on(table.userType, table.emailKey, table.isSpam),
    ...byTime(table, table.submittedAt, 'waitlist_submissions'),
    index().on(table.status, table.submittedAt, table.id),
    index().on(table.emailKey, table.id),
    // Few entries have these, so joining doesn't pay for the index.
    index('waitlist_submissions_referral')
      .on(table.referralCode, table.senderHash)
      .where(sql`${table.referralCode} is not null`),
  ],
)

type ContactTexts = { name: AnyPgColumn; email: AnyPgColumn; subject: AnyPgColumn; message: AnyPgColumn }

/** The words that the search of the inbox covers; the parts of an address count as words too. */
export const contactWords = ({ name, email, subject, message }: ContactTexts) =>
  sql`to_tsvector('simple', ${name} || ' ' || ${email} || ' ' || translate(${email}, '@.-_+', '     ') || ' ' || ${subject} || ' ' || ${message})`

export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    ...reviewed(),
    ...address(),
    name: text().notNull(),
    message: text().notNull(),
    status: text().notNull().default('new'),
    read: boolean().notNull().default(false),
    readAt: instant(),
    // Each message starts a conversation. The defaults are for the previous version, which doesn't know them.
    /** Of a message that came by email. */
    subject: text().notNull().default(''),
    /** Since when the sender has waited for a reply; null once someone replied. */
    waitingSince: instantMs().defaultNow(),
    lastMessageAt: instantMsNow(),
    doneAt: instantMs(),
    snoozedUntil: instantMs(),
    assigneeEmail: text(),
    tags: text().array().notNull().default([]),
  },
  (table) => [
    ...byTime(table, table.submittedAt, 'contact_submissions'),
    index().on(table.read, table.submittedAt, table.id),
    index().on(table.emailKey, table.id),
    index('contact_submissions_latest').on(table.lastMessageAt, table.id),
    index('contact_submissions_open')
      .on(table.lastMessageAt, table.id)
      .where(sql`${table.doneAt} is null and not ${table.isSpam}`),
    index('contact_submissions_done')
      .on(table.lastMessageAt, table.id)
      .where(sql`${table.doneAt} is not null and not ${table.isSpam}`),
    index('contact_submissions_snoozed')
      .on(table.snoozedUntil)
      .where(sql`${table.snoozedUntil} is not null and ${table.doneAt} is null`),
    index('contact_submissions_assignee')
      .on(table.assigneeEmail, table.lastMessageAt, table.id)
      .where(sql`${table.assigneeEmail} is not null`),
    index('contact_submissions_tags').using('gin', table.tags),
    index('contact_submissions_words').using('gin', contactWords(table)),
  ],
)

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    ...submission(),
    ...address(),
    status: text().$type<SubscriptionStatus>().notNull().default('active'),
    subscribedAt: instantNow(),
  },
  (table) => [
    unique('newsletter_subscriptions_address').on(table.emailKey, table.isSpam),
    ...byTime(table, table.subscribedAt, 'newsletter_subscriptions'),
    index().on(table.status, table.subscribedAt, table.id),
    index().on(table.emailKey, table.id),
  ],
)

export const feedbackSubmissions = pgTable(
  'feedback_submissions',
  {
    ...reviewed(),
    rating: integer().notNull(),
    message: text().notNull(),
    status: text().notNull().default('new'),
  },
  (table) => byTime(table, table.submittedAt, 'feedback_submissions'),
)

/** The normalized address in a form's free fields; truncated because index entries are limited in size. */
export const addressIn = (fields: AnyPgColumn) => sql<string>`left(lower(btrim(${fields} ->> 'email')), 254)`

/** For form types without their own table. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    ...reviewed(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    userType: text(),
    sessionId: text(),
    status: text().notNull().default('new'),
  },
  (table) => [
    ...byTime(table, table.submittedAt, 'form_submissions'),
    index('form_submissions_email').on(addressIn(table.fields)),
    // Excludes spam, so that a bot's entry never blocks the owner of the address.
    uniqueIndex('form_submissions_tool_interest')
      .on(addressIn(table.fields), sql`left(coalesce(${table.fields} ->> 'toolId', ''), 100)`)
      .where(sql`${table.formType} = 'tool_interest' and not ${table.isSpam}`),
  ],
)

/**
 * Row counts per kind, maintained by triggers in the same transaction, so that the dashboard never counts a
 * table. Spread over slots by connection to reduce lock contention.
 */
export const submissionCounts = pgTable(
  'submission_counts',
  {
    collection: text().$type<Collection>().notNull(),
    /** The status; for contact messages, whether they are read. */
    state: text().notNull(),
    isSpam: boolean().notNull(),
    slot: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.state, table.isSpam, table.slot] })],
)
