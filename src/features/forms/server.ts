export { demoForms } from './server/demo-forms.ts'
export { formBodies } from './server/intake/form-bodies.ts'
export { findWaitlistAnswers, forgetSenders } from './server/intake/waitlist.store.ts'
export { formRoutes } from './server/intake/form.routes.ts'
export { waitlistCountRoutes } from './server/intake/waitlist-count.routes.ts'
export {
  addressIn,
  contactSubmissions,
  contactWords,
  feedbackSubmissions,
  formSubmissions,
  newsletterSubscriptions,
  submissionCounts,
  waitlistSubmissions,
} from './server/forms.tables.ts'
export { newsletterConfirmation, waitlistConfirmation } from './server/mail/confirmation-jobs.ts'
export { formJobs } from './server/mail/form-jobs.ts'
export { confirmationRoutes, type WaitlistHooks } from './server/plain-pages/confirmation.routes.ts'
export { unsubscribe } from './server/intake/newsletter.store.ts'
export { renderQuestion } from './server/plain-pages/render-question.ts'
export { respondToPlainForm } from './server/plain-pages/respond-to-plain-form.ts'
export { submissionsOf } from './server/submissions-of.store.ts'
export { unsubscriptionRoutes } from './server/plain-pages/unsubscription.routes.ts'
