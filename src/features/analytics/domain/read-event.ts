import { buttonCategories, eventTypes, funnelEventTypes, scrollMilestones } from '../contract/event-types.ts'
import type { AnalyticsEvent } from '../contract/events.ts'

/**
 * Accepts exactly what the schema of an event accepts (a test compares them), in one pass over the fields,
 * because the schema takes longer than storing the event. Unknown fields are dropped.
 */
export function readEvent(sent: unknown): AnalyticsEvent | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined
  const event: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(sent)) {
    const check = checks[field]
    if (!check || value === undefined) continue
    if (!check(value)) return undefined
    event[field] = field === 'viewport' ? sizeOf(value) : value
  }
  const isComplete =
    event['id'] !== undefined &&
    event['sessionId'] !== undefined &&
    event['timestamp'] !== undefined &&
    event['pageUrl'] !== undefined &&
    (event['type'] ?? event['eventType']) !== undefined
  return isComplete ? (event as AnalyticsEvent) : undefined
}

// A copy, because the check says nothing about other fields.
const sizeOf = (value: unknown) => {
  const { width, height } = value as { width: number; height: number }
  return { width, height }
}

type Check = (value: unknown) => boolean

const isText =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max && value.isWellFormed() && !value.includes('\0')

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)

const isOneOf = (choices: readonly unknown[]): Check => {
  const known = new Set(choices)
  return (value) => known.has(value)
}

const isWhole =
  (max = Number.MAX_SAFE_INTEGER): Check =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= max

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const [word, line, address, whole] = [isText(100), isText(500), isText(2000), isWhole()]

const uuid =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/i

const checks: Record<string, Check | undefined> = Object.assign(
  // Without the names that every object has.
  Object.create(null) as Record<string, Check | undefined>,
  {
    id: matches(uuid),
    type: isOneOf(eventTypes),
    eventType: isOneOf(funnelEventTypes),
    sessionId: matches(/^[\w.:-]{1,100}$/),
    timestamp: whole,
    pageUrl: address,
    pageTitle: line,
    referrer: address,
    utmSource: word,
    utmMedium: word,
    utmCampaign: word,
    userAgent: line,
    viewport: (value) => isObject(value) && whole(value['width']) && whole(value['height']),
    action: word,
    name: line,
    elementType: word,
    elementId: line,
    className: address,
    href: address,
    text: line,
    ariaLabel: (value) => value === null || line(value),
    dataTrack: line,
    category: isOneOf(buttonCategories),
    scrollDepth: isOneOf(scrollMilestones),
    timeOnPage: (value) => typeof value === 'number' && value >= 0 && value <= 86_400,
    buttonText: line,
    location: line,
    variantId: word,
    userType: word,
    stepNumber: isWhole(100),
    role: word,
    tabName: word,
    answersSummary: line,
    source: word,
    formData: (value) =>
      isObject(value) &&
      Object.keys(value).length <= 20 &&
      Object.entries(value).every(([name, text]) => word(name) && line(text)),
  } satisfies Record<keyof AnalyticsEvent, Check>,
)
