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
  timestamp,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { Audience } from '../contract/audience.ts'
import type { Collection, SubscriptionStatus, WaitlistStatus } from '../contract/collections.ts'
import type { SpamReason } from '../domain/detect-spam.ts'

const moment = () => timestamp({ withTimezone: true })

/** What every submission has, whatever its form. Made anew for each table: a column belongs to one. */
const submission = () => ({
  id: uuid().primaryKey().defaultRandom(),
  source: text().notNull().default('website'),
  updatedAt: moment(),
  isSpam: boolean().notNull().default(false),
  spamReason: text().$type<SpamReason>(),
  /** A hash of what the sender called this submission; kept for a day. A retry finds it and adds nothing. */
  idempotencyKey: text().unique(),
  /** A keyed hash of what was sent with that key: the same key with something else is a mistake of the sender. */
  bodyHash: text(),
})

const reviewed = () => ({
  ...submission(),
  formType: text().notNull(),
  submittedAt: moment().notNull().defaultNow(),
  notes: text().notNull().default(''),
})

/** As typed for display, and as compared: one row for one address, however it is spelt. */
const address = () => ({ email: text().notNull(), emailKey: text().notNull() })

/** What the team pages through: all of it, and apart what looks like spam. */
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
    /** When the link in the mail to this address was followed. */
    confirmedAt: moment(),
  },
  (table) => [
    // Spam apart, so that what a program sent never stands in the way of the person whose address it used.
    unique('waitlist_submissions_entry').on(table.userType, table.emailKey, table.isSpam),
    ...byTime(table, table.submittedAt, 'waitlist_submissions'),
    index().on(table.status, table.submittedAt, table.id),
    index().on(table.emailKey, table.id),
  ],
)

export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    ...reviewed(),
    ...address(),
    name: text().notNull(),
    message: text().notNull(),
    status: text().notNull().default('new'),
    read: boolean().notNull().default(false),
    readAt: moment(),
  },
  (table) => [
    ...byTime(table, table.submittedAt, 'contact_submissions'),
    index().on(table.read, table.submittedAt, table.id),
    index().on(table.emailKey, table.id),
  ],
)

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    ...submission(),
    ...address(),
    status: text().$type<SubscriptionStatus>().notNull().default('active'),
    subscribedAt: moment().notNull().defaultNow(),
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

/** The address in the free fields of a form that asks for one, as it is compared; cut, because an index entry has a limit. */
export const addressIn = (fields: AnyPgColumn) => sql<string>`left(lower(btrim(${fields} ->> 'email')), 254)`

/** The fallback for every form type without a table of its own. */
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
  ],
)

/**
 * How many rows there are of each kind, kept by triggers in the transaction of each change, so that the dashboard never
 * counts a table. Spread over slots by connection: two that write at once seldom wait for one another.
 */
export const submissionCounts = pgTable(
  'submission_counts',
  {
    collection: text().$type<Collection>().notNull(),
    /** The status; of a contact message whether it is read. */
    state: text().notNull(),
    isSpam: boolean().notNull(),
    slot: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.state, table.isSpam, table.slot] })],
)
