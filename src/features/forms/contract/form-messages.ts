import type { Audience } from './choices.ts'

export const waitlistMessages = {
  busy: 'Submitting...',
  success: (audience: Audience) => `Thank you for joining the ${audience} waitlist! We'll be in touch soon.`,
  /** After the success, the same for every address. */
  next: 'Now open the link in our email. It confirms your address and shows your place in line.',
  failure: 'Failed to submit waitlist form. Please try again.',
  alert: 'There was an error submitting your form. Please try again.',
} as const

export const contactMessages = {
  busy: 'Sending...',
  success: "Thank you for your message! We'll get back to you soon.",
  failure: 'Failed to submit contact form. Please try again.',
  alert: 'There was an error submitting your message. Please try again.',
} as const

/** Shown on the page behind an emailed link, before and after pressing its button. */
export const confirmationMessages = {
  newsletter: {
    question: 'Would you like to get our newsletter?',
    button: 'Confirm subscription',
    done: 'You’re subscribed. Every newsletter has a link to unsubscribe.',
  },
  waitlist: {
    question: 'Is this your email address?',
    button: 'Confirm email address',
    done: 'Your email address is confirmed. We’ll be in touch.',
    alreadyDone: 'You’ve already confirmed this email address, so there’s nothing left to do.',
  },
  tool_interest: {
    question: 'Should we email you when the tool is ready?',
    button: 'Yes, email me',
    done: 'Done. We’ll email you once, when the tool is ready.',
  },
  deadLink: 'This link has expired or was never valid. Fill in the form again to get a new one.',
} as const

export const unsubscriptionMessages = {
  question: 'Unsubscribe from our newsletter?',
  button: 'Unsubscribe',
  done: 'You’re unsubscribed. We won’t send you any more newsletters.',
  unknownLink: 'This link is no longer valid. Use the one in your latest email.',
} as const

export const feedbackMessages = {
  busy: 'Sending...',
  success: 'Thank you for your feedback! It helps us improve.',
  failure: 'Failed to submit feedback form. Please try again.',
} as const

/** 'Notify me' on the card of a tool that isn't ready. */
export const toolInterestMessages = {
  open: 'Notify me',
  busy: 'Sending...',
  success: 'Almost done: open the link in the email we just sent you.',
  tooManyMails: 'You’ve asked for several emails to this address. Please try again in an hour.',
  failure: 'An error occurred. Please try again.',
} as const

export const otherFormMessages = {
  success: 'Thank you! We have received it.',
  failure: 'An error occurred. Please try again.',
} as const
