/** Kept apart from the schemas so the tracker doesn't load them. */
export const eventsPath = '/api/analytics'

export const maxEventsPerRequest = 100

/** Events from any other page are dropped. */
export const trackedPages: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/waitlist',
  '/ai-tools',
  '/ai-tools/script-generator',
]
