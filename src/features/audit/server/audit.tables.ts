import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditAction } from '../contract/audit-actions.ts'

/** Append-only; entries outlive the account they are about. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    // Millisecond precision like JavaScript dates, so that pages neither overlap nor leave gaps.
    happenedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    actorEmail: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index().on(table.happenedAt, table.id)],
)
