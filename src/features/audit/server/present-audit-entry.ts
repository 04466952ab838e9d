import type { listAudit } from './audit.store.ts'
import type { AuditEntry } from '../contract/audit.ts'

type Entry = Awaited<ReturnType<typeof listAudit>>[number]

export function presentAuditEntry({
  id,
  happenedAt,
  actorEmail,
  action,
  subject,
  details,
}: Entry): AuditEntry {
  return { id, happenedAt: happenedAt.toISOString(), actorEmail, action, subject, details }
}
