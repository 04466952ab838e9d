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
] as const

export type AuditAction = (typeof auditActions)[number]
