/** Apart from the schemas, so that the tracker need not load them. */
export const eventsPath = '/api/analytics'

export const maxEventsPerRequest = 100

/** Nothing is recorded on any other page. */
export const trackedPages: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/waitlist',
  '/ai-tools',
  '/ai-tools/script-generator',
]
