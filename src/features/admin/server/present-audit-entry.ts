import type { listAudit } from '#features/accounts/server.ts'
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
