import type { ReportFilters } from '#features/analytics/contract/filters.ts'
import { funnelEventTypes, funnelOrder } from '#features/analytics/contract/event-types.ts'
import { comparedKinds } from '#features/analytics/contract/reports.ts'
import { dayMs, hourMs } from '#platform/common/durations.ts'

/** A row of `analytics_events`. */
export type EventRow = {
  id: string
  type: string
  session_id: string
  page: string
  variant: string | null
  name: string | null
  category: string | null
  happened_at: Date
  received_at: Date
  details: { buttonText?: string; location?: string; scrollDepth?: number; timeOnPage?: number }
  visitor: string | null
  referrer_host: string | null
  utm_source: string | null
  utm_medium: string | null
  utm_campaign: string | null
  device: string | null
  browser: string | null
  country: string | null
}

const maxTrail = 50

/**
 * Every counter that these events should have, as `kind grain start key` → `count/total`. Written without the
 * roll-up's SQL, to check it.
 */
export function recountAnalytics(rows: readonly EventRow[]): Record<string, string> {
  const counters = new Map<string, { count: number; total: number }>()
  const add = (kind: string, at: number, key: string, total = 0) => {
    for (const [grain, length] of [
      ['hour', hourMs],
      ['day', dayMs],
    ] as const) {
      const name = [kind, grain, new Date(at - (at % length)).toISOString(), key].join(' ')
      const counter = counters.get(name) ?? { count: 0, total: 0 }
      counters.set(name, { count: counter.count + 1, total: counter.total + total })
    }
  }
  for (const row of rows) countEvent(row, add)
  for (const visit of Map.groupBy(rows, (row) => row.session_id).values()) countVisit(visit, add)
  const days = Map.groupBy(
    rows.filter(({ visitor }) => visitor !== null),
    ({ visitor, received_at: at }) => `${visitor} ${Math.floor(at.getTime() / dayMs)}`,
  )
  for (const day of days.values())
    add('total', Math.min(...day.map((row) => row.received_at.getTime())), 'visitors')
  return Object.fromEntries([...counters].map(([name, { count, total }]) => [name, `${count}/${total}`]))
}

type Add = (kind: string, at: number, key: string, total?: number) => void

const timeOf = (row: EventRow) => Math.min(row.happened_at.getTime(), row.received_at.getTime())
const keyOf = (...parts: (string | number | null | undefined)[]) => parts.map((part) => part ?? '').join('\n')

function countEvent(row: EventRow, add: Add) {
  const { type, page, variant, details } = row
  const at = timeOf(row)
  add('type', at, type)
  const shown = { page_view: 'views', waitlist_click: 'clicks', conversion: 'conversions' }[type]
  if (shown && variant) add('variant', at, keyOf(variant, shown))
  if (type === 'page_view') {
    add('total', at, 'views')
    add('page', at, page)
  }
  if (type === 'button_click') {
    const category = row.category ?? 'other'
    add('total', at, 'clicks')
    add('category', at, category)
    add('click-page', at, page)
    add('button', at, keyOf(row.name, category))
  }
  if (type === 'scroll_depth' && details.scrollDepth) add('scroll', at, keyOf(page, details.scrollDepth))
  if (type === 'time_on_page') add('time', at, page, Math.round(details.timeOnPage ?? 0))
  if (type === 'waitlist_click') add('call', at, keyOf(variant, details.buttonText, details.location))
  if (type === 'conversion') add('total', at, 'conversions')
}

function countVisit(visit: readonly EventRow[], add: Add) {
  const start = Math.min(...visit.map(timeOf))
  add('total', start, 'sessions')
  const types = new Set(visit.map(({ type }) => type))
  const reached = funnelEventTypes.filter((step) => {
    const place = funnelOrder.findIndex((type) => type === step)
    return place < 0 ? types.has(step) : funnelOrder.slice(place).some((later) => types.has(later))
  })
  for (const step of reached) add('funnel', start, step)
  countTrail(visit, start, add)
}

function countTrail(visit: readonly EventRow[], start: number, add: Add) {
  const trail = visit
    .filter(({ type }) => type === 'page_view')
    .toSorted((a, b) => a.happened_at.getTime() - b.happened_at.getTime() || (a.id < b.id ? -1 : 1))
    .slice(0, maxTrail)
  let step = 0
  for (const [index, view] of trail.entries()) {
    const before = trail[index - 1]
    if (!before || before.page === view.page) continue
    step++
    add('transition', timeOf(view), keyOf(Math.min(step, 5), before.page, view.page))
  }
  const [entry] = trail
  if (!entry?.device) return
  add('source', start, entry.utm_source ?? entry.referrer_host ?? 'Direct')
  if (entry.utm_campaign)
    add('campaign', start, keyOf(entry.utm_source, entry.utm_medium, entry.utm_campaign))
  add('device', start, entry.device)
  add('browser', start, entry.browser ?? '')
  if (entry.country !== null) add('country', start, entry.country)
  add('entry', start, entry.page)
  add('exit', start, trail.at(-1)?.page ?? '')
  if (trail.length === 1) add('total', start, 'bounces')
}

/** The sums of the visits that match all filters, as `kind key` → count. */
export function recountFiltered(rows: readonly EventRow[], filters: ReportFilters): Record<string, number> {
  const matches = [...Map.groupBy(rows, (row) => row.session_id).values()].filter((visit) =>
    isMatch(visit, filters),
  )
  const sums: Record<string, number> = {}
  for (const [name, value] of Object.entries(recountAnalytics(matches.flat()))) {
    const [kind = '', grain, , ...key] = name.split(' ')
    if (grain !== 'day' || !comparedKinds.some((compared) => compared === kind)) continue
    // Paths know the names of buttons, not their categories.
    const known = kind === 'button' ? key.join(' ').replace(/\n.*/, '\n') : key.join(' ')
    sums[`${kind} ${known}`] = (sums[`${kind} ${known}`] ?? 0) + Number(value.split('/')[0])
  }
  return sums
}

function isMatch(visit: readonly EventRow[], filters: ReportFilters): boolean {
  const views = visit
    .filter(({ type }) => type === 'page_view')
    .toSorted((a, b) => a.happened_at.getTime() - b.happened_at.getTime() || (a.id < b.id ? -1 : 1))
  const [first] = views
  const properties: ReportFilters = {
    source: first && (first.utm_source ?? first.referrer_host ?? 'Direct'),
    campaign: first?.utm_campaign ?? undefined,
    device: first?.device ?? undefined,
    entry: first?.page,
  }
  return Object.entries(filters).every(([name, value]) => {
    if (name === 'page') return views.some(({ page }) => page === value)
    if (name === 'button') return visit.some((row) => row.type === 'button_click' && row.name === value)
    return properties[name as keyof ReportFilters] === value
  })
}

/** The path of each visit as filters and funnels should see it: `p` and a page or `b` and a button, in order. */
export function recountPaths(rows: readonly EventRow[]): Record<string, string[]> {
  const visits = Map.groupBy(rows, (row) => row.session_id)
  return Object.fromEntries(
    [...visits].map(([id, visit]) => [
      id,
      visit
        .filter(({ type }) => type === 'page_view' || type === 'button_click')
        .toSorted((a, b) => a.happened_at.getTime() - b.happened_at.getTime() || (a.id < b.id ? -1 : 1))
        .map(({ type, page, name }) => (type === 'page_view' ? `p${page}` : `b${name}`)),
    ]),
  )
}
