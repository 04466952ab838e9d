import type { TestApp } from './test-app.ts'

/** A page view of now on the home page, changed as the rule under test needs it. */
export const viewEvent = (changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  type: 'page_view',
  sessionId: 'session-1',
  timestamp: Date.now(),
  pageUrl: '/',
  ...changes,
})

export const sendEvents = (
  running: TestApp,
  events: readonly unknown[],
  headers: Record<string, string> = {},
) => running.post('/api/analytics', { events }, headers)
