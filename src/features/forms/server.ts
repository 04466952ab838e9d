export { newsletterConfirmation, sendNewsletterConfirmation } from './server/newsletter-confirmation.ts'
export { newsletterRoutes } from './server/newsletter.routes.ts'
