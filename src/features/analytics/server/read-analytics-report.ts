import type { Db } from '#platform/server/database/database.ts'
import type { ReportFilters } from '../contract/filters.ts'
import type { AnalyticsReport } from '../contract/reports.ts'

import { composeAnalytics } from '../domain/compose-analytics.ts'
import { rangeAt, type ReportRange, type Span } from '../domain/cover-window.ts'
import { grainMs, type CounterKind } from '../domain/counters.ts'
import { hasFilter } from '../domain/has-filter.ts'
import { chartCounters, hasCounters, sumCounters } from './counters.store.ts'
import { countOnline } from './sessions.store.ts'
import { chartVisits, sumVisits } from './visit-sums.store.ts'

const visits = ['source', 'campaign', 'entry', 'exit', 'device', 'browser', 'country'] as const
const compared: readonly CounterKind[] = ['total', 'page', 'time', 'type', 'button', ...visits]
const kinds: readonly CounterKind[] = [...compared, 'variant', 'call', 'funnel', 'scroll']

/**
 * The Analytics tab. Without filters it reads only counters, so its cost doesn't grow with the number of
 * events; with filters it reads one row per visit.
 */
export async function readAnalyticsReport(
  db: Db,
  query: ReportRange & ReportFilters,
  now: number,
): Promise<AnalyticsReport> {
  const { current, before, pointMs } = rangeAt(query, now)
  const source = hasFilter(query) ? filtered(db, query) : unfiltered(db)
  const [sums, sumsBefore, points, refusals, anything, online] = await Promise.all([
    source.sum(kinds, current),
    source.sum(compared, before),
    source.chart(current, pointMs),
    source.refusals(current),
    hasCounters(db),
    countOnline(db, now),
  ])
  return composeAnalytics({
    window: query.window,
    span: current,
    pointMs,
    sums,
    sumsBefore,
    points,
    refusals,
    isEmpty: !anything,
    isFiltered: hasFilter(query),
    online,
  })
}

const unfiltered = (db: Db) => ({
  sum: (wanted: readonly CounterKind[], span: Span) => sumCounters(db, wanted, span),
  chart: (span: Span, pointMs: number) => chartCounters(db, { kind: 'total', span, pointMs }),
  refusals: (span: Span) => chartCounters(db, { kind: 'refusal', span, pointMs: grainMs.day }),
})

const filtered = (db: Db, filters: ReportFilters): ReturnType<typeof unfiltered> => ({
  sum: (_wanted, span) => sumVisits(db, filters, span),
  chart: (span, pointMs) => chartVisits(db, { filters, span, pointMs }),
  refusals: () => Promise.resolve([]),
})
