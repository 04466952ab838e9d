export { demoForms } from './server/demo-forms.ts'
export {
  contactAcknowledgement,
  contactNotice,
  sendContactAcknowledgement,
  sendContactNotice,
} from './server/contact-mail.ts'
export { formBodies } from './server/form-bodies.ts'
export { formRoutes } from './server/form.routes.ts'
export { newsletterConfirmation, waitlistConfirmation } from './server/confirmation-jobs.ts'
export { sendNewsletterConfirmation, sendWaitlistConfirmation } from './server/confirmation-mail.ts'
export { confirmationRoutes } from './server/confirmation.routes.ts'
export { submissionsOf } from './server/submissions-of.store.ts'
export { unsubscriptionRoutes } from './server/unsubscription.routes.ts'
export { reviewChangeRoutes } from './server/review-changes.routes.ts'
export { reviewRoutes } from './server/review.routes.ts'
