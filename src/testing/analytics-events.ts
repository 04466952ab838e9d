import type { TestApp } from './test-app.ts'

/** A current page view of the home page, with the overrides a test needs. */
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
