import { z } from 'zod'
import { dayMs } from '#platform/common/durations.ts'
import { boundedText } from '#platform/common/text.ts'
import { buttonCategories, eventTypes, funnelEventTypes, scrollMilestones } from './event-types.ts'
import { refusalReasons } from './collection.ts'
import { filterNames, maxFilterLength, maxRangeDays, type FilterName } from './filters.ts'

export const reportPaths = {
  live: '/api/admin/analytics/live',
  exported: '/api/admin/analytics/export.json',
} as const

export const reportWindows = ['24h', '7d', '30d'] as const
export type ReportWindow = (typeof reportWindows)[number]

export const WindowQuery = z.object({
  window: z
    .enum(reportWindows, { error: `Please choose one of ${reportWindows.join(', ')}.` })
    .default('24h'),
})

const filter = boundedText(maxFilterLength).min(1).optional()
const filters = Object.fromEntries(filterNames.map((name) => [name, filter])) as Record<
  FilterName,
  typeof filter
>
const day = z.iso.date({ error: 'Please give days like 2026-11-18.' }).optional()

/** A window or, instead of it, the days from `from` to `to`; and filters that limit the visits. */
export const ReportQuery = WindowQuery.extend({ from: day, to: day, ...filters }).refine(
  ({ from, to }) => {
    if (from === undefined && to === undefined) return true
    const days = (Date.parse(to ?? '') - Date.parse(from ?? '')) / dayMs
    return days >= 0 && days < maxRangeDays
  },
  { path: ['to'], error: `Please give both days, the first one first, at most ${maxRangeDays} days.` },
)
export type ReportQuery = z.output<typeof ReportQuery>

export const AnalyticsQuery = ReportQuery.safeExtend({
  comparison: z
    .enum(['now', 'later'], { error: 'Please choose one of now, later.' })
    .default('now')
    .describe(
      'With `later`, a filtered report leaves out the previous window, which has a route of its own.',
    ),
})

const count = z.int().nonnegative()
const compared = z.object({
  count,
  before: count.optional().describe('The same for the previous window, if the request asked for it.'),
})
export type Compared = z.output<typeof compared>

export const Overview = z.object({
  views: compared,
  visitors: compared,
  sessions: compared,
  clicks: compared,
  conversions: compared,
})
export type Overview = z.output<typeof Overview>

const named = z.array(compared.extend({ name: z.string() }))

const funnelSteps = z.array(z.object({ step: z.enum(['sessions', ...funnelEventTypes]), sessions: count }))

export const AnalyticsReport = z.object({
  window: z.enum(reportWindows).describe('Ignore it if the request gave days.'),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  pointsPer: z.enum(['hour', 'day']),
  isFiltered: z
    .boolean()
    .describe(
      'True if only visits that match a filter are counted, by when they started. Variants, calls, funnel, engagement, event types and refusals are then empty.',
    ),
  online: count.describe('Visits with an event in the last five minutes.'),
  isEmpty: z.boolean().describe('True if nothing has ever been counted.'),
  overview: Overview,
  points: z
    .array(z.object({ at: z.iso.datetime(), views: count, clicks: count, sessions: count, visitors: count }))
    .describe('Oldest first, in equal intervals: hours up to two days, otherwise days.'),
  buttons: named.describe('Clicks, most frequent first, at most 50.'),
  pages: z.array(compared.extend({ page: z.string() })),
  variants: z.array(z.object({ variant: z.string(), views: count, clicks: count, conversions: count })),
  calls: z.array(z.object({ variant: z.string(), text: z.string(), location: z.string(), clicks: count })),
  funnel: funnelSteps.describe(
    'Visits that reached each step, by when they started: no step is larger than the one before.',
  ),
  sideSteps: funnelSteps.describe('The same for optional steps.'),
  engagement: z.object({
    secondsPerView: z.number(),
    secondsPerViewBefore: z.number(),
    scroll: z.array(z.object({ depth: z.union(scrollMilestones.map((depth) => z.literal(depth))), count })),
    pages: z.array(
      z.object({ page: z.string(), secondsPerView: z.number(), reachedEnd: count, views: count }),
    ),
  }),
  visits: z
    .object({
      known: compared.describe('Visits whose first page is known; the rest of this part is about them.'),
      bounces: compared.describe('Visits with a single page view.'),
      sources: named.describe('The UTM source, otherwise the host of the referrer, otherwise Direct.'),
      campaigns: z.array(compared.extend({ source: z.string(), medium: z.string(), campaign: z.string() })),
      entryPages: named,
      exitPages: named,
      devices: named,
      browsers: named,
      countries: named,
    })
    .describe('Counted when the visit started, most frequent first, at most 50 names each.'),
  eventTypes: z.array(compared.extend({ type: z.enum(eventTypes) })),
  refusals: z.array(z.object({ day: z.iso.date(), reason: z.enum(refusalReasons), count })),
})
export type AnalyticsReport = z.output<typeof AnalyticsReport>

/** The window of a report and its filters. */
export const EarlierQuery = z.object({ from: z.iso.datetime(), to: z.iso.datetime(), ...filters }).refine(
  ({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / dayMs
    return days > 0 && days <= maxRangeDays
  },
  { path: ['to'], error: `Please give a window of at most ${maxRangeDays} days, its start first.` },
)

/** What a filtered report compares, in the words of the counters. */
export const comparedKinds = [
  'total',
  'page',
  'button',
  'source',
  'campaign',
  'entry',
  'exit',
  'device',
  'browser',
  'country',
] as const
export type ComparedKind = (typeof comparedKinds)[number]

export const EarlierCounts = z.object({
  counts: z
    .array(z.object({ kind: z.enum(comparedKinds), key: z.string(), count }))
    .describe('What is missing was 0. The parts of a campaign are separated by line breaks.'),
})
export type EarlierCounts = z.output<typeof EarlierCounts>

const counts = z.record(z.string(), count)

export const ButtonReport = z.object({
  window: z.enum(reportWindows),
  isEmpty: z.boolean(),
  totalClicks: count,
  totalSessions: count,
  buttonCounts: counts.describe('By name_category, most clicked first, at most 500.'),
  categoryCounts: counts,
  pageCounts: counts.describe('Clicks by page.'),
  lastUpdated: z.iso.datetime().nullable(),
  clicks: compared,
  sessions: compared,
  points: z.array(z.object({ at: z.iso.datetime(), clicks: count })),
  buttons: z.array(compared.extend({ name: z.string(), category: z.enum(buttonCategories) })),
  topButtons: z.array(z.object({ name: z.string(), category: z.enum(buttonCategories), count })),
  topTransitions: z.array(z.object({ from: z.string(), to: z.string(), count })),
  flow: z.array(z.object({ step: count, from: z.string(), to: z.string(), count })),
  recentSessions: z.array(
    z.object({
      sessionId: z.string(),
      steps: z.array(
        z.object({ at: z.iso.datetime(), type: z.enum(eventTypes), page: z.string(), name: z.string() }),
      ),
    }),
  ),
})
export type ButtonReport = z.output<typeof ButtonReport>

export const ExportedEvents = z.object({
  exportedAt: z.iso.datetime(),
  events: z.array(z.looseObject({ id: z.uuid(), type: z.enum(eventTypes) })),
})

export const ExportQuery = z.object({ all: z.literal('1').optional() })

/** Pushed while a dashboard is open. */
export type LiveCounts = Record<keyof Overview, number>
