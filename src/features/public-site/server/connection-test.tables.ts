import { pgTable, text } from 'drizzle-orm/pg-core'
import { generatedId, instantNow } from '#platform/server/database/columns.ts'

/** Used by the connection test; empty except while a test runs. */
export const connectionTests = pgTable('connection_tests', {
  id: generatedId(),
  note: text().notNull(),
  createdAt: instantNow(),
})
