import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import type { Position } from '#platform/server/cursor.ts'
import { olderThan } from '#platform/server/database/older-than.ts'
import type { AuditAction } from '../contract/audit.ts'
import { auditEntries } from './audit.tables.ts'

type NewAuditEntry = {
  /** A team member's address, or 'system' at startup. */
  actorEmail: string
  action: AuditAction
  /** What was affected, as text that remains meaningful after deletion: 'waitlist/…', an address. */
  subject: string
  details?: Record<string, unknown>
}

/** Pass the transaction of the change it describes. */
export async function writeAudit(db: Db, ...entries: NewAuditEntry[]) {
  if (entries.length > 0) await db.insert(auditEntries).values(entries)
}

/** Part of erasing a person: the log outlives their data, but not their address. */
export async function maskAuditSubject(tx: Db, email: string) {
  await tx
    .update(auditEntries)
    .set({ subject: maskAddress(email) })
    .where(eq(sql`lower(${auditEntries.subject})`, email.toLowerCase()))
}

/** Only what the team needs to recognize a request. */
export const maskAddress = (email: string) => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`

/** Newest first; `before` is the last row of the previous page. */
export async function listAudit(db: Db, { limit, before }: { limit: number; before?: Position | undefined }) {
  return db
    .select()
    .from(auditEntries)
    .where(olderThan(auditEntries.happenedAt, auditEntries.id, before))
    .orderBy(desc(auditEntries.happenedAt), desc(auditEntries.id))
    .limit(limit)
}
