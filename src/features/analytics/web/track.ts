import { analyticsPaths } from '../contract/collection.ts'
import type { AnalyticsEvent } from '../contract/events.ts'
import { trackedPages, type FunnelEvent } from '../contract/funnel.ts'
import { createEventQueue } from './event-queue.ts'
import { randomId } from './random-id.ts'
import { sessionId } from './session-id.ts'
import { currentVariant } from './use-variant.ts'

let queue: ReturnType<typeof createEventQueue> | undefined

/** Notes an event and sends it with the next batch. Does nothing for a visitor who asks not to be followed. */
export function track(event: FunnelEvent): void {
  if (asksNotToBeTracked(navigator) || !trackedPages.includes(window.location.pathname)) return
  queue ??= openQueue()
  queue.add({
    ...event,
    id: randomId(),
    sessionId: sessionId(),
    timestamp: Date.now(),
    pageUrl: window.location.pathname,
    variantId: currentVariant().id,
  } satisfies AnalyticsEvent)
}

/** Do Not Track, or its successor with legal weight, Global Privacy Control. */
export function asksNotToBeTracked(wishes: {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}): boolean {
  return wishes.globalPrivacyControl === true || wishes.doNotTrack === '1'
}

function openQueue() {
  const opened = createEventQueue({ send, wait: (work, ms) => void setTimeout(work, ms) })
  // The last moment at which a phone lets a page do anything.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void opened.flush()
  })
  return opened
}

/** `keepalive`: the request outlives the page. */
async function send(events: readonly AnalyticsEvent[]): Promise<'taken' | 'refused' | 'unreachable'> {
  try {
    const response = await fetch(analyticsPaths.events, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
      keepalive: true,
      credentials: 'same-origin',
    })
    if (response.ok) return 'taken'
    return response.status === 429 || response.status >= 500 ? 'unreachable' : 'refused'
  } catch {
    return 'unreachable'
  }
}
