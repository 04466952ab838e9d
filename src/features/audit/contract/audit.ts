import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'

/** Actions worth auditing. Add new ones, but never rename: they are stored. */
export const auditActions = [
  'team_sign_in',
  'role_written',
  'submission_status_changed',
  'submission_notes_changed',
  'contact_read',
  'contact_unread',
  'spam_mark_cleared',
  'submissions_exported',
  'analytics_exported',
  'analytics_cleared',
  'second_factor_changed',
  'sessions_ended',
  'referral_released',
  'referral_reversed',
  'broadcast_changed',
  'wave_tried',
  'wave_sent',
  'campaign_moved',
  'creator_verification_decided',
  'creator_document_opened',
  'reply_sent',
  'conversation_changed',
  'change_undone',
  'person_notes_changed',
  'person_exported',
  'person_erased',
  'sandbox_changed',
  'transfer_proposed',
  'transfer_approved',
  'transfer_rejected',
  'transfer_reversed',
  'pledge_charged_back',
  'dispute_won',
  'revenue_report_checked',
  'revenue_report_reversed',
  'shares_sent_again',
  'revenue_document_opened',
  'experiment_started',
  'experiment_stopped',
  'funnel_changed',
  'report_shared',
  'report_unshared',
] as const

export type AuditAction = (typeof auditActions)[number]

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
