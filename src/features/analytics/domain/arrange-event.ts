import type { AnalyticsEvent } from '../contract/events.ts'

export type EventDetails = Omit<
  AnalyticsEvent,
  'id' | 'sessionId' | 'pageUrl' | 'variantId' | 'stepNumber' | 'role' | 'tabName' | 'timestamp'
>

/** An event as it is stored: what reports ask for in columns, the rest beside them. */
export function arrangeEvent(event: AnalyticsEvent, now: number) {
  const { id, sessionId, pageUrl, variantId, stepNumber, role, tabName, timestamp, ...details } = event
  return {
    id,
    type: event.eventType ?? event.type ?? '',
    sessionId,
    page: pathOf(pageUrl),
    variant: variantId,
    stepNumber,
    role,
    tabName,
    happenedAt: new Date(believable(timestamp, now) ? timestamp : now),
    details,
  }
}

/** Without origin, query and fragment, which may carry what nobody meant to tell us. */
function pathOf(pageUrl: string): string {
  return URL.parse(pageUrl, 'https://site.invalid')?.pathname ?? '/'
}

const dayMs = 86_400_000

/** A browser's clock may be wrong by years; an event is at most a day from the moment it arrives. */
const believable = (timestamp: number, now: number) => Math.abs(now - timestamp) <= dayMs
