import type { Db } from '#platform/server/database/database.ts'
import type { ButtonReport, ReportWindow } from '../contract/reports.ts'

import { composeButtons } from '../domain/compose-buttons.ts'
import { windowAt } from '../domain/cover-window.ts'
import { chartCounters, hasCounters, sumCounters } from './counters.store.ts'
import { listSteps } from './events.store.ts'

/** The Button Tracking tab. Besides the counters it reads a fixed number of the newest steps. */
export async function readButtonReport(db: Db, window: ReportWindow, now: number): Promise<ButtonReport> {
  const { current, before, pointMs } = windowAt(window, now)
  const [sums, sumsBefore, points, steps, anything] = await Promise.all([
    sumCounters(db, ['total', 'button', 'category', 'click-page', 'transition'], current),
    sumCounters(db, ['total', 'button'], before),
    chartCounters(db, { kind: 'total', span: current, pointMs }),
    listSteps(db, current),
    hasCounters(db),
  ])
  return composeButtons({
    window,
    span: current,
    pointMs,
    sums,
    sumsBefore,
    points,
    steps,
    isEmpty: !anything,
  })
}
