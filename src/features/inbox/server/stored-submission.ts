import type {
  contactSubmissions,
  feedbackSubmissions,
  formSubmissions,
  newsletterSubscriptions,
  waitlistSubmissions,
} from '#features/forms/server.ts'

/** A row and the collection it comes from. */
export type StoredSubmission =
  | { collection: 'waitlist'; row: typeof waitlistSubmissions.$inferSelect }
  | { collection: 'contact'; row: typeof contactSubmissions.$inferSelect }
  | { collection: 'newsletter'; row: typeof newsletterSubscriptions.$inferSelect }
  | { collection: 'feedback'; row: typeof feedbackSubmissions.$inferSelect }
  | { collection: 'other'; row: typeof formSubmissions.$inferSelect }
