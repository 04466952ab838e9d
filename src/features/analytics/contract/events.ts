import { z } from 'zod'
import { boundedText } from '#platform/common/text.ts'
import { maxEventsPerRequest, refusalReasons } from './collection.ts'
import { buttonCategories, eventTypes, funnelEventTypes, scrollMilestones } from './event-types.ts'

const word = boundedText(100)
const line = boundedText(500)
const address = boundedText(2000)

/**
 * A flat object with the field names of the specification; `elementId` and `elementType` because `id` is the
 * event's ID.
 */
export const AnalyticsEvent = z
  .object({
    id: z.uuid(),
    type: z.enum(eventTypes).optional(),
    eventType: z.enum(funnelEventTypes).optional(),
    /**
     * Groups the events of one tab. It grants no access, so forging one only affects that session's
     * statistics.
     */
    sessionId: z
      .string()
      .regex(/^[\w.:-]{1,100}$/, { error: 'Please use letters, digits and . : - _ only.' }),
    /** Milliseconds, by the browser's clock. */
    timestamp: z.int().nonnegative(),
    pageUrl: address,
    pageTitle: line.optional(),
    referrer: address.optional(),
    utmSource: word.optional(),
    utmMedium: word.optional(),
    utmCampaign: word.optional(),
    userAgent: line.optional(),
    viewport: z.object({ width: z.int().nonnegative(), height: z.int().nonnegative() }).optional(),
    action: word.optional(),
    name: line.optional(),
    elementType: word.optional(),
    elementId: line.optional(),
    className: address.optional(),
    href: address.optional(),
    text: line.optional(),
    ariaLabel: line.nullish(),
    dataTrack: line.optional(),
    category: z.enum(buttonCategories).optional(),
    /** Percentage of the page that has been seen. */
    scrollDepth: z.literal(scrollMilestones).optional(),
    /** Seconds since the previous event of this type on the page. */
    timeOnPage: z.number().min(0).max(86_400).optional(),
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

/** Each event is validated on its own, so one invalid event doesn't reject the whole batch. */
export const EventBatch = z.object({
  events: z
    .array(z.unknown(), { error: 'Please send a list of events.' })
    .max(maxEventsPerRequest, { error: `Please send at most ${maxEventsPerRequest} events per request.` }),
})

export const EventReceipt = z.object({
  received: z.int(),
  accepted: z.int(),
  refused: z.array(z.object({ id: z.string().nullable(), reason: z.enum(refusalReasons) })),
})
export type EventReceipt = z.output<typeof EventReceipt>
