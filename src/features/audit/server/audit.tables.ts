import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { generatedId, instantMsNow } from '#platform/server/database/columns.ts'
import type { AuditAction } from '../contract/audit.ts'

/** Append-only; entries outlive the account they are about, whose address is then masked. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: generatedId(),
    happenedAt: instantMsNow(),
    actorEmail: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index().on(table.happenedAt, table.id)],
)
