export { ContactForm } from './web/contact-form.tsx'
export { FeedbackForm } from './web/feedback-form.tsx'
export { NewsletterForm } from './web/newsletter-form.tsx'
export { WaitlistForm } from './web/waitlist-form.tsx'
