import { utcDay } from '#platform/common/utc-day.ts'

/** Calendar days are texts such as 2026-11-17, so that no time zone can shift them. */
export type CalendarView = 'month' | 'week'

export function addDays(day: string, days: number): string {
  const date = asDate(day)
  date.setUTCDate(date.getUTCDate() + days)
  return utcDay(date)
}

/** The same day of another month, or that month's last day if it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = asDate(day)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date.getUTCDate(), last))
  return utcDay(first)
}

export type Span = { from: string; to: string }

/** From Sunday to Saturday. */
export function weekOf(day: string): Span {
  const from = addDays(day, -asDate(day).getUTCDay())
  return { from, to: addDays(from, 6) }
}

export function monthOf(day: string): Span {
  const from = `${day.slice(0, 7)}-01`
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** The days in the grid: whole weeks. */
export function gridOf(day: string, view: CalendarView): Span {
  if (view === 'week') return weekOf(day)
  const { from, to } = monthOf(day)
  return { from: weekOf(from).from, to: weekOf(to).to }
}

/** The day that a key moves to in the grid, as in the grid pattern of ARIA; undefined for other keys. */
export function dayAfterKey(day: string, key: string): string | undefined {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key]
  if (days !== undefined) return addDays(day, days)
  if (key === 'Home') return weekOf(day).from
  if (key === 'End') return weekOf(day).to
  if (key === 'PageUp') return addMonths(day, -1)
  return key === 'PageDown' ? addMonths(day, 1) : undefined
}

const asDate = (day: string) => new Date(`${day}T00:00:00Z`)
