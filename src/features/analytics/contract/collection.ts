/** Why an event was not counted. The dashboard shows the count per reason. */
export const refusalReasons = [
  'duplicate',
  'bot',
  'untracked page',
  'invalid',
  'too old',
  'from the future',
  // The visitor was signed in, or their browser opted out of tracking.
  'private',
] as const
export type RefusalReason = (typeof refusalReasons)[number]
/** Kept apart from the schemas so the tracker doesn't load them. */
export const eventsPath = '/api/analytics'

export const maxEventsPerRequest = 100

/** Events from any other page are dropped. */
export const trackedPages: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/faq',
  '/waitlist',
  '/ai-tools',
  '/ai-tools/script-generator',
]
