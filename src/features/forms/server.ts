export { demoForms } from './server/demo-forms.ts'
export {
  contactAcknowledgement,
  contactNotice,
  sendContactAcknowledgement,
  sendContactNotice,
} from './server/contact-mail.ts'
export { formBodies } from './server/form-bodies.ts'
export { formRoutes } from './server/form.routes.ts'
export {
  addressIn,
  contactSubmissions,
  feedbackSubmissions,
  formSubmissions,
  newsletterSubscriptions,
  submissionCounts,
  waitlistSubmissions,
} from './server/forms.tables.ts'
export { newsletterConfirmation, waitlistConfirmation } from './server/confirmation-jobs.ts'
export { sendNewsletterConfirmation, sendWaitlistConfirmation } from './server/confirmation-mail.ts'
export { confirmationRoutes } from './server/confirmation.routes.ts'
export { submissionsOf } from './server/submissions-of.store.ts'
export { unsubscriptionRoutes } from './server/unsubscription.routes.ts'
