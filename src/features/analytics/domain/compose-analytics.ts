import { utcDay } from '#platform/common/utc-day.ts'
import {
  eventTypes,
  funnelEventTypes,
  funnelOrder,
  scrollMilestones,
  type EventType,
} from '../contract/event-types.ts'
import type { RefusalReason } from '../contract/collection.ts'
import type { AnalyticsReport, Compared, Overview, ReportWindow } from '../contract/reports.ts'

import { composeVisits } from './compose-visits.ts'
import type { Span } from './cover-window.ts'
import { grainMs, splitKey } from './counters.ts'
import { createReading, type Reading, type Sum } from './reading.ts'

export type Point = { at: number; key: string; count: number }

type Material = {
  window: ReportWindow
  span: Span
  pointMs: number
  sums: readonly Sum[]
  /** Missing if the report isn't compared with the previous window. */
  sumsBefore?: readonly Sum[] | undefined
  points: readonly Point[]
  refusals: readonly Point[]
  isEmpty: boolean
  isFiltered: boolean
  online: number
}

export function composeAnalytics(material: Material): AnalyticsReport {
  const { window, span, pointMs, sums, sumsBefore, isEmpty, isFiltered, online } = material
  const read = createReading(sums, sumsBefore)
  return {
    window,
    from: new Date(span.from).toISOString(),
    to: new Date(span.to).toISOString(),
    pointsPer: pointMs === grainMs.hour ? 'hour' : 'day',
    isEmpty,
    isFiltered,
    online,
    overview: overviewOf(read),
    points: drawPoints(material),
    buttons: buttonsOf(read),
    pages: read.ranked('page').map(({ key, ...numbers }) => ({ page: key, ...numbers })),
    variants: variantsOf(read.of('variant')),
    calls: read.ranked('call').map(({ key, count }) => {
      const [variant = '', text = '', location = ''] = splitKey(key)
      return { variant, text, location, clicks: count }
    }),
    funnel: makeMonotonic([
      { step: 'sessions', sessions: read.compare('total', 'sessions').count },
      ...funnelOrder.map((step) => ({ step, sessions: read.compare('funnel', step).count })),
    ]),
    sideSteps: sideSteps.map((step) => ({ step, sessions: read.compare('funnel', step).count })),
    engagement: engagementOf(read),
    visits: composeVisits(read),
    eventTypes: read.ranked('type').map(({ key, ...numbers }) => ({ type: typeOf(key), ...numbers })),
    refusals: material.refusals
      .map(({ at, key, count }) => ({
        day: utcDay(at),
        reason: key as RefusalReason,
        count,
      }))
      .toSorted((a, b) => b.day.localeCompare(a.day) || b.count - a.count),
  }
}

const maxButtons = 50

/** By name, whatever their category. */
function buttonsOf(read: Reading): AnalyticsReport['buttons'] {
  const byName = Map.groupBy(read.ranked('button'), ({ key }) => splitKey(key)[0] ?? '')
  const sum = (list: readonly Compared[], part: keyof Compared) =>
    list.reduce((all, each) => all + (each[part] ?? 0), 0)
  return [...byName]
    .map(([name, list]) => ({
      name,
      count: sum(list, 'count'),
      ...(read.isCompared && { before: sum(list, 'before') }),
    }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, maxButtons)
}

const sideSteps = funnelEventTypes.filter((type) => !funnelOrder.some((step) => step === type))

// Earlier releases counted each step separately, so a step is raised to the count of any later one.
const makeMonotonic = (steps: AnalyticsReport['funnel']): AnalyticsReport['funnel'] =>
  steps.map(({ step }, index) => ({
    step,
    sessions: Math.max(...steps.slice(index).map(({ sessions }) => sessions)),
  }))

const overviewOf = (read: Reading): Overview => ({
  views: read.compare('total', 'views'),
  visitors: read.compare('total', 'visitors'),
  sessions: read.compare('total', 'sessions'),
  clicks: read.compare('total', 'clicks'),
  conversions: read.compare('total', 'conversions'),
})

/** Every point of the window, including empty ones. */
export function drawPoints({ span, pointMs, points }: Pick<Material, 'span' | 'pointMs' | 'points'>) {
  const found = new Map(points.map(({ at, key, count }) => [`${at} ${key}`, count]))
  return Array.from({ length: Math.round((span.to - span.from) / pointMs) }, (_, index) => {
    const at = span.from + index * pointMs
    const value = (key: string) => found.get(`${at} ${key}`) ?? 0
    return {
      at: new Date(at).toISOString(),
      views: value('views'),
      clicks: value('clicks'),
      sessions: value('sessions'),
      visitors: value('visitors'),
    }
  })
}

function variantsOf(sums: readonly Sum[]) {
  const variants = new Map<string, { variant: string; views: number; clicks: number; conversions: number }>()
  for (const { key, count } of sums) {
    const [variant = '', what] = splitKey(key)
    const entry = variants.get(variant) ?? { variant, views: 0, clicks: 0, conversions: 0 }
    if (what === 'views' || what === 'clicks' || what === 'conversions') entry[what] += count
    variants.set(variant, entry)
  }
  return [...variants.values()].toSorted((a, b) => b.views - a.views || a.variant.localeCompare(b.variant))
}

function engagementOf(read: Reading): AnalyticsReport['engagement'] {
  const seconds = (sums: readonly Sum[]) => sums.reduce((all, { total }) => all + total, 0)
  const views = read.compare('total', 'views')
  const secondsOf = new Map(read.of('time').map(({ key, total }) => [key, total]))
  const scrolls = read.of('scroll').map(({ key, count }) => {
    const [page = '', depth] = splitKey(key)
    return { page, depth: Number(depth), count }
  })
  return {
    secondsPerView: perView(seconds(read.of('time')), views.count),
    secondsPerViewBefore: perView(seconds(read.ofBefore('time')), views.before ?? 0),
    scroll: scrollMilestones.map((depth) => ({
      depth,
      count: scrolls.filter((each) => each.depth === depth).reduce((all, { count }) => all + count, 0),
    })),
    pages: read.ranked('page').map(({ key: page, count }) => ({
      page,
      views: count,
      secondsPerView: perView(secondsOf.get(page) ?? 0, count),
      reachedEnd: scrolls.find((each) => each.page === page && each.depth === 100)?.count ?? 0,
    })),
  }
}

const perView = (seconds: number, views: number) =>
  views === 0 ? 0 : Math.round((seconds / views) * 10) / 10

const typeOf = (key: string): EventType => eventTypes.find((type) => type === key) ?? 'page_view'
