import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: uuid().primaryKey().defaultRandom(),
  /** As typed, for display. */
  email: text().notNull(),
  /** As compared: one row for one address, however it is spelt. */
  emailKey: text().notNull().unique(),
  status: text().$type<'active' | 'inactive'>().notNull().default('active'),
  source: text().notNull().default('website'),
  subscribedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
