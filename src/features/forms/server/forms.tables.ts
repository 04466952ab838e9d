import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Audience } from '../contract/audiences.ts'
import type { SpamReason } from '../domain/judge-spam.ts'

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
})

const reviewed = () => ({
  ...submission(),
  formType: text().notNull(),
  submittedAt: moment().notNull().defaultNow(),
  notes: text().notNull().default(''),
})

/** As typed for display, and as compared: one row for one address, however it is spelt. */
const address = () => ({ email: text().notNull(), emailKey: text().notNull() })

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
    status: text().$type<'pending' | 'approved' | 'rejected' | 'contacted'>().notNull().default('pending'),
  },
  (table) => [
    // Spam apart, so that what a program sent never stands in the way of the person whose address it used.
    unique('waitlist_submissions_entry').on(table.userType, table.emailKey, table.isSpam),
    index().on(table.submittedAt, table.id),
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
  (table) => [index().on(table.submittedAt, table.id)],
)

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    ...submission(),
    ...address(),
    status: text().$type<'active' | 'inactive'>().notNull().default('active'),
    subscribedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('newsletter_subscriptions_address').on(table.emailKey, table.isSpam),
    index().on(table.subscribedAt, table.id),
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
  (table) => [index().on(table.submittedAt, table.id)],
)

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
  (table) => [index().on(table.submittedAt, table.id)],
)
