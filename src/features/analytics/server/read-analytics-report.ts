import type { Db } from '#platform/server/database/database.ts'
import type { ReportFilters } from '../contract/filters.ts'
import type { AnalyticsReport } from '../contract/reports.ts'

import { composeAnalytics } from '../domain/compose-analytics.ts'
import { rangeAt, type ReportRange } from '../domain/cover-window.ts'
import { grainMs, type CounterKind } from '../domain/counters.ts'
import { hasFilter } from '../domain/has-filter.ts'
import { chartCounters, hasCounters, sumCounters } from './counters.store.ts'
import { countOnline } from './sessions.store.ts'
import { sumVisits } from './visit-sums.store.ts'

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

const readFiltered = async (db: Db, filters: ReportFilters, range: Range) => ({
  ...(await sumVisits(db, filters, range)),
  refusals: [],
})
