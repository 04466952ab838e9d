import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditAction } from '../contract/audit-actions.ts'

/** What the team did. Rows are only ever added; they outlive the account that they speak of. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    // Milliseconds, as JavaScript counts: a page begins exactly where the one before it ended.
    happenedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    actorEmail: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index().on(table.happenedAt, table.id)],
)
