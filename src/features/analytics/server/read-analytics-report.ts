import type { Db } from '#platform/server/database/database.ts'
import type { AnalyticsReport, ReportWindow } from '../contract/reports.ts'

import { composeAnalytics } from '../domain/compose-analytics.ts'
import { windowAt } from '../domain/cover-window.ts'
import { grainMs, type CounterKind } from '../domain/counters.ts'
import { chartCounters, hasCounters, sumCounters } from './counters.store.ts'

const visits = ['source', 'campaign', 'entry', 'exit', 'device', 'browser'] as const
const compared: readonly CounterKind[] = ['total', 'page', 'time', 'type', ...visits]
const kinds: readonly CounterKind[] = [...compared, 'variant', 'call', 'funnel', 'scroll']

/** The Analytics tab. Reads only counters, so its cost doesn't grow with the number of events. */
export async function readAnalyticsReport(
  db: Db,
  window: ReportWindow,
  now: number,
): Promise<AnalyticsReport> {
  const { current, before, pointMs } = windowAt(window, now)
  const [sums, sumsBefore, points, refusals, anything] = await Promise.all([
    sumCounters(db, kinds, current),
    sumCounters(db, compared, before),
    chartCounters(db, { kind: 'total', span: current, pointMs }),
    chartCounters(db, { kind: 'refusal', span: current, pointMs: grainMs.day }),
    hasCounters(db),
  ])
  return composeAnalytics({
    window,
    span: current,
    pointMs,
    sums,
    sumsBefore,
    points,
    refusals,
    isEmpty: !anything,
  })
}
