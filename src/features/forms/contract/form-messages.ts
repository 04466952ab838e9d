import type { Audience } from '#features/analytics/contract/funnel.ts'

// Without zod, because every public page shows some of these before anybody touches a form.

export const waitlistMessages = {
  busy: 'Submitting...',
  success: (audience: Audience) => `Thank you for joining the ${audience} waitlist! We'll be in touch soon.`,
  failure: 'Failed to submit waitlist form. Please try again.',
  alert: 'There was an error submitting your form. Please try again.',
} as const

export const contactMessages = {
  busy: 'Sending...',
  success: "Thank you for your message! We'll get back to you soon.",
  failure: 'Failed to submit contact form. Please try again.',
  alert: 'There was an error submitting your message. Please try again.',
} as const

export const newsletterMessages = {
  busy: 'Submitting...',
  success: 'Thank you for subscribing! Please look into your inbox for our confirmation.',
  failure: 'Failed to subscribe to newsletter. Please try again.',
} as const

export const unsubscriptionMessages = {
  question: 'Do you want to end your subscription to our newsletter?',
  done: 'You are unsubscribed. You will get no further newsletter from us.',
  unknownLink: 'This link is not valid. Please use the one from your newest mail.',
} as const

export const feedbackMessages = {
  busy: 'Sending...',
  success: 'Thank you for your feedback! It helps us to make this better.',
  failure: 'Failed to submit feedback form. Please try again.',
} as const

export const otherFormMessages = {
  success: 'Thank you! We have received it.',
  failure: 'An error occurred. Please try again.',
} as const
