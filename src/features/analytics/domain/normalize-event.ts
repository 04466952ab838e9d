import type { EventType } from '../contract/event-types.ts'
import type { AnalyticsEvent } from '../contract/events.ts'

export type EventDetails = Omit<
  AnalyticsEvent,
  | 'id'
  | 'sessionId'
  | 'pageUrl'
  | 'variantId'
  | 'stepNumber'
  | 'role'
  | 'tabName'
  | 'timestamp'
  | 'name'
  | 'category'
>

export type NormalizedEvent = ReturnType<typeof normalizeEvent>

/** An event as it is stored: what lists and reports ask for in columns, the rest beside them. */
export function normalizeEvent(event: AnalyticsEvent) {
  const {
    id,
    sessionId,
    pageUrl,
    variantId,
    stepNumber,
    role,
    tabName,
    timestamp,
    name,
    category,
    ...details
  } = event
  const type: EventType = event.eventType ?? event.type ?? 'page_view'
  return {
    id,
    type,
    sessionId,
    page: pathOf(pageUrl),
    variant: variantId,
    name: type === 'button_click' ? nameOf(event) : name,
    category: type === 'button_click' ? (category ?? 'other') : category,
    stepNumber,
    role,
    tabName,
    happenedAt: new Date(Math.min(timestamp, 8.64e15)),
    details: { ...details, ...(details.referrer !== undefined && { referrer: bare(details.referrer) }) },
  }
}

/** What the team knows a button by: the name it was given, else what a reader or a listener is told. */
const nameOf = (event: AnalyticsEvent) =>
  event.name || event.dataTrack || event.text || event.ariaLabel || event.elementId || 'unnamed'

const anySite = 'https://site.invalid'

// What nearly every event brings, and what parsing it would answer.
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/

/** Without origin, query and fragment, which may carry what nobody meant to tell us. */
function pathOf(pageUrl: string): string {
  if (plainPath.test(pageUrl)) return pageUrl
  const path = URL.parse(pageUrl, anySite)?.pathname ?? '/'
  // Counted by hand: a pattern for slashes at the end takes seconds for a hundred paths of nothing but slashes and a letter.
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

// The events of one request were led here by the same page.
let lastReferrer = { full: '', bare: '' }

/** The page that led here, without query and fragment, for the same reason. */
function bare(referrer: string): string {
  if (referrer !== lastReferrer.full) {
    const address = URL.parse(referrer)
    lastReferrer = { full: referrer, bare: address ? `${address.origin}${address.pathname}` : '' }
  }
  return lastReferrer.bare
}
