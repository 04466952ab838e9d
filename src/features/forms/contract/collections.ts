// Without zod: the screens read these lists too.

/** What visitors send, by the name that stands in the address. */
export const collections = ['waitlist', 'contact', 'newsletter', 'feedback', 'other'] as const
export type Collection = (typeof collections)[number]

export const waitlistStatuses = ['pending', 'approved', 'rejected', 'contacted'] as const
export type WaitlistStatus = (typeof waitlistStatuses)[number]

/** Unconfirmed until the link in the mail to the address was followed. */
export const subscriptionStatuses = ['unconfirmed', 'active', 'inactive'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]
