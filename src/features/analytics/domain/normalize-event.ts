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
  | 'utmSource'
  | 'utmMedium'
  | 'utmCampaign'
>

export type NormalizedEvent = ReturnType<typeof normalizeEvent>

/** An event as stored: fields used by lists and reports in columns, the rest in `details`. */
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
    utmSource,
    utmMedium,
    utmCampaign,
    ...details
  } = event
  const referrer = details.referrer ? URL.parse(details.referrer) : null
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
    referrerHost: referrer?.hostname.replace(/^www\./, '').slice(0, 100) || undefined,
    utmSource: tidy(utmSource),
    utmMedium: tidy(utmMedium),
    utmCampaign: tidy(utmCampaign),
    details: withBareReferrer(details, referrer),
  }
}

const tidy = (name: string | undefined) => name?.replace(/\s+/g, ' ').trim() || undefined

/** The button's given name, otherwise its visible text or accessible name. */
const nameOf = (event: AnalyticsEvent) =>
  event.name || event.dataTrack || event.text || event.ariaLabel || event.elementId || 'unnamed'

const anySite = 'https://site.invalid'

// Fast path: nearly every event matches, and URL parsing would return the same.
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/

/** Drops origin, query and fragment, which may contain personal data. */
function pathOf(pageUrl: string): string {
  if (plainPath.test(pageUrl)) return pageUrl
  const path = URL.parse(pageUrl, anySite)?.pathname ?? '/'
  // A loop, because a regular expression for trailing slashes backtracks for seconds on crafted paths.
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** Drops query and fragment, which may contain personal data. */
function withBareReferrer(details: EventDetails, referrer: URL | null): EventDetails {
  if (details.referrer === undefined) return details
  return { ...details, referrer: referrer ? `${referrer.origin}${referrer.pathname}` : '' }
}
