import type { ReportWindow } from '../contract/reports.ts'
import { grainMs, type Grain } from './counters.ts'

export type Span = { from: number; to: number }
export type CounterRange = Span & { grain: Grain }

const hours: Record<ReportWindow, number> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 }

/**
 * The window up to the end of the current hour, the previous window of the same length, and the interval
 * between chart points.
 */
export function windowAt(window: ReportWindow, now: number) {
  const length = hours[window] * grainMs.hour
  const to = (Math.floor(now / grainMs.hour) + 1) * grainMs.hour
  const current: Span = { from: to - length, to }
  const before: Span = { from: to - 2 * length, to: to - length }
  return { current, before, pointMs: window === '24h' ? grainMs.hour : grainMs.day }
}

export type ReportRange = {
  window: ReportWindow
  /** Days in UTC, both included; they replace the window. */
  from?: string | undefined
  to?: string | undefined
}

const hoursUpTo = 2 * grainMs.day

/** As `windowAt`, or the chosen days and as many days before them. */
export function rangeAt({ window, from, to }: ReportRange, now: number) {
  if (from === undefined || to === undefined) return windowAt(window, now)
  const current: Span = { from: Date.parse(from), to: Date.parse(to) + grainMs.day }
  const length = current.to - current.from
  const before: Span = { from: current.from - length, to: current.from }
  return { current, before, pointMs: length <= hoursUpTo ? grainMs.hour : grainMs.day }
}

/** The fewest counters that cover a span of whole hours: its whole days plus the hours at both ends. */
export function coverSpan({ from, to }: Span): CounterRange[] {
  const firstDay = Math.ceil(from / grainMs.day) * grainMs.day
  const lastDay = Math.floor(to / grainMs.day) * grainMs.day
  if (firstDay >= lastDay) return [{ grain: 'hour', from, to }]
  const ranges: CounterRange[] = [
    { grain: 'hour', from, to: firstDay },
    { grain: 'day', from: firstDay, to: lastDay },
    { grain: 'hour', from: lastDay, to },
  ]
  return ranges.filter((range) => range.from < range.to)
}
