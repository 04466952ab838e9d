export const formPaths = {
  waitlist: '/api/forms/waitlist',
  contact: '/api/forms/contact',
  newsletter: '/api/forms/newsletter',
  feedback: '/api/forms/feedback',
  newsletterConfirmation: '/api/forms/newsletter/confirmation',
  waitlistConfirmation: '/api/forms/waitlist/confirmation',
  unsubscription: '/api/forms/newsletter/unsubscription',
  /** A form type without its own table. */
  other: (formType: string) => `/api/forms/${formType}`,
} as const
