// Free of zod, because the screens load these lists too.

/** The kinds of submissions, by their name in the URL. */
export const collections = ['waitlist', 'contact', 'newsletter', 'feedback', 'other'] as const
export type Collection = (typeof collections)[number]

export const waitlistStatuses = ['pending', 'approved', 'rejected', 'contacted'] as const
export type WaitlistStatus = (typeof waitlistStatuses)[number]

/** Unconfirmed until the link in the confirmation email has been used. */
export const subscriptionStatuses = ['unconfirmed', 'active', 'inactive'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]
