import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { mostEventsAtOnce } from './collection.ts'

const funnelEventTypes = [
  'waitlist_click',
  'poll_start',
  'poll_step',
  'poll_complete',
  'og_badge_shown',
  'form_submit',
  'conversion',
] as const

const word = boundedText(100)
const line = boundedText(500)
const address = boundedText(2000)

/** One flat object with the field names of the specification; `elementId` and `elementType` because `id` is the event's own. */
export const AnalyticsEvent = z
  .object({
    id: z.uuid(),
    type: word.min(1).optional(),
    eventType: z.enum(funnelEventTypes).optional(),
    sessionId: word.min(1),
    /** Milliseconds, by the clock of the browser. */
    timestamp: z.int().nonnegative(),
    pageUrl: address,
    pageTitle: line.optional(),
    referrer: address.optional(),
    userAgent: line.optional(),
    viewport: z.object({ width: z.int().nonnegative(), height: z.int().nonnegative() }).optional(),
    action: word.optional(),
    name: line.optional(),
    elementType: word.optional(),
    elementId: line.optional(),
    className: address.optional(),
    href: address.optional(),
    text: line.optional(),
    ariaLabel: line.optional(),
    dataTrack: line.optional(),
    category: word.optional(),
    buttonText: line.optional(),
    location: line.optional(),
    variantId: word.optional(),
    userType: word.optional(),
    stepNumber: z.int().min(0).max(100).optional(),
    role: word.optional(),
    tabName: word.optional(),
    answersSummary: line.optional(),
    source: word.optional(),
    formData: z
      .record(word, line)
      .refine((fields) => Object.keys(fields).length <= 20, { error: 'Please send at most 20 fields.' })
      .optional(),
  })
  .refine((event) => event.type !== undefined || event.eventType !== undefined, {
    path: ['type'],
    error: 'Please name what happened, in type or eventType.',
  })
export type AnalyticsEvent = z.output<typeof AnalyticsEvent>

export const EventBatch = z.object({ events: z.array(AnalyticsEvent).max(mostEventsAtOnce) })

export const EventReceipt = z.object({ received: z.int() })
