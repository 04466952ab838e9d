import { createContext, use, type KeyboardEvent } from 'react'
import type { ScheduledContent } from '../../contract/schedule.ts'
import type { CalendarView, Span } from '../../domain/calendar-days.ts'
import { todayIn } from '../../domain/scheduling.ts'

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Today in the reader's time zone. */
export const today = () => todayIn(ownTimeZone(), new Date())

export type CalendarDays = {
  of: ReadonlyMap<string, ScheduledContent[]>
  today: string
  view: CalendarView
  /** The days of the week in the week view, otherwise of all weeks of the month. */
  grid: Span
  /** The only day in the tab order; arrow keys reach the others. */
  tabStop: string
  onAdd: (day: string) => void
  onKey: (event: KeyboardEvent, day: string) => void
  onChoose: (entry: ScheduledContent, to: 'move' | 'delete') => void
}

/** For the cells, which the calendar library renders without our props. */
export const EntriesByDay = createContext<CalendarDays | null>(null)

export function useCalendarDays(): CalendarDays {
  const days = use(EntriesByDay)
  if (days === null) throw new Error('useCalendarDays must be used inside the calendar')
  return days
}
