import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Used by the connection test; empty except while a test runs. */
export const connectionTests = pgTable('connection_tests', {
  id: uuid().primaryKey().defaultRandom(),
  note: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
