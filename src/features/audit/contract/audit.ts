import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { auditActions } from './audit-actions.ts'

export const AuditEntry = z.object({
  id: z.uuid(),
  happenedAt: z.iso.datetime(),
  actorEmail: z.string(),
  action: z.enum(auditActions),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = z.object({ items: z.array(AuditEntry), nextCursor: z.string().nullable() })

export const AuditQuery = z.object({
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  cursor: boundedText(200).optional(),
})
