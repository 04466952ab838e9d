import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Written, read back and removed by the connection test; empty except while one runs. */
export const connectionTests = pgTable('connection_tests', {
  id: uuid().primaryKey().defaultRandom(),
  note: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
