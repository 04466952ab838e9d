// Free of zod, because the screens load these lists too.

export const broadcastLists = ['newsletter', 'waitlist'] as const
export type BroadcastListName = (typeof broadcastLists)[number]

/** Once for everyone on the list, or to each person some days after joining. */
export const broadcastTimings = ['once', 'after-joining'] as const
export type BroadcastTiming = (typeof broadcastTimings)[number]

export const broadcastStatuses = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled'] as const
export type BroadcastStatus = (typeof broadcastStatuses)[number]

export const recipientStatuses = ['waiting', 'sending', 'sent', 'skipped', 'failed'] as const
export type RecipientStatus = (typeof recipientStatuses)[number]

export const broadcastPaths = {
  unsubscription: '/api/broadcasts/unsubscription',
  events: '/api/broadcasts/mail-events',
} as const
