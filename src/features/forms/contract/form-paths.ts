// Free of zod, because the screens load these lists too.

/** The kinds of submissions, by their name in the URL. */
export const collections = ['waitlist', 'contact', 'newsletter', 'feedback', 'other'] as const
export type Collection = (typeof collections)[number]

export const waitlistStatuses = ['pending', 'approved', 'rejected', 'contacted'] as const
export type WaitlistStatus = (typeof waitlistStatuses)[number]

/** Unconfirmed until the link in the confirmation email has been used. */
export const subscriptionStatuses = ['unconfirmed', 'active', 'inactive'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const formPaths = {
  waitlist: '/api/forms/waitlist',
  contact: '/api/forms/contact',
  newsletter: '/api/forms/newsletter',
  feedback: '/api/forms/feedback',
  newsletterConfirmation: '/api/forms/newsletter/confirmation',
  waitlistCount: '/api/forms/waitlist/count',
  waitlistConfirmation: '/api/forms/waitlist/confirmation',
  toolInterest: '/api/forms/tool_interest',
  toolInterestConfirmation: '/api/forms/tool_interest/confirmation',
  unsubscription: '/api/forms/newsletter/unsubscription',
  /** A form type without its own table. */
  other: (formType: string) => `/api/forms/${formType}`,
} as const
