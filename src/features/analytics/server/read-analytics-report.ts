import type { Db } from '#platform/server/database/database.ts'
import type { ReportFilters } from '../contract/filters.ts'
import type { AnalyticsReport, EarlierCounts } from '../contract/reports.ts'
import { composeAnalytics } from '../domain/compose-analytics.ts'
import { rangeAt, type ReportRange, type Span } from '../domain/cover-window.ts'
import { grainMs, type CounterKind } from '../domain/counters.ts'
import { hasFilter } from '../domain/has-filter.ts'
import { chartCounters, hasCounters, sumCounters } from './counters.store.ts'
import { countOnline } from './sessions.store.ts'
import { sumVisits } from './visit-sums.store.ts'

const visits = ['source', 'campaign', 'entry', 'exit', 'device', 'browser', 'country'] as const
const compared: readonly CounterKind[] = ['total', 'page', 'time', 'type', 'button', ...visits]
const kinds: readonly CounterKind[] = [...compared, 'variant', 'call', 'funnel', 'scroll']

type Query = ReportRange & ReportFilters & { comparison?: 'now' | 'later' }

/**
 * The Analytics tab. Without filters it reads only counters, so its cost doesn't grow with the number of
 * events; with filters it reads one row per visit.
 */
export async function readAnalyticsReport(db: Db, query: Query, now: number): Promise<AnalyticsReport> {
  const range = rangeAt(query, now)
  const [figures, anything, online] = await Promise.all([
    hasFilter(query) ? readFiltered(db, query, range) : readCounters(db, range),
    hasCounters(db),
    countOnline(db, now),
  ])
  return composeAnalytics({
    window: query.window,
    span: range.current,
    pointMs: range.pointMs,
    ...figures,
    isEmpty: !anything,
    isFiltered: hasFilter(query),
    online,
  })
}

type Range = ReturnType<typeof rangeAt>

async function readCounters(db: Db, { current, before, pointMs }: Range) {
  const [sums, sumsBefore, points, refusals] = await Promise.all([
    sumCounters(db, kinds, current),
    sumCounters(db, compared, before),
    chartCounters(db, { kind: 'total', span: current, pointMs }),
    chartCounters(db, { kind: 'refusal', span: current, pointMs: grainMs.day }),
  ])
  return { sums, sumsBefore, points, refusals }
}

async function readFiltered(db: Db, query: Query, { current, before, pointMs }: Range) {
  const { sums, points } = await sumVisits(db, query, { span: current, pointMs })
  const sumsBefore = query.comparison === 'later' ? undefined : await readEarlier(db, query, before)
  return { sums, sumsBefore, points, refusals: [] }
}

const readEarlier = async (db: Db, filters: ReportFilters, span: Span) =>
  (await sumVisits(db, filters, { span })).sums

/** What a filtered report of this window is compared with. */
export async function readEarlierCounts(
  db: Db,
  { from, to, ...filters }: ReportFilters & Record<'from' | 'to', string>,
): Promise<EarlierCounts> {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const sums = await readEarlier(db, filters, { from: start - (end - start), to: start })
  return { counts: sums.map(({ kind, key, count }) => ({ kind, key, count })) }
}
