import { desc } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { Position } from '#platform/server/cursor.ts'
import { olderThan } from '#platform/server/database/older-than.ts'
import type { AuditAction } from '../contract/audit-actions.ts'
import { auditEntries } from './audit.tables.ts'

type NewAuditEntry = {
  /** Who did it: a member of the team by address, or 'system' at start. */
  actorEmail: string
  action: AuditAction
  /** What it was done to, in words that stay true when the row is gone: 'waitlist/…', an address. */
  subject: string
  details?: Record<string, unknown>
}

/** Part of the change it speaks of: give it that change's transaction. */
export async function writeAudit(db: Db, ...entries: NewAuditEntry[]) {
  if (entries.length > 0) await db.insert(auditEntries).values(entries)
}

/** The newest first; `before` is the last row of the page before. */
export async function listAudit(db: Db, { limit, before }: { limit: number; before?: Position | undefined }) {
  return db
    .select()
    .from(auditEntries)
    .where(olderThan(auditEntries.happenedAt, auditEntries.id, before))
    .orderBy(desc(auditEntries.happenedAt), desc(auditEntries.id))
    .limit(limit)
}
