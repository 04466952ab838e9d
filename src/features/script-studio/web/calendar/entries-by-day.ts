import { todayIn } from '../../domain/scheduling.ts'
import { createContext, use } from 'react'
import type { ScheduledContent } from '../../contract/schedule.ts'

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Today in the reader's time zone. */
export const today = () => todayIn(ownTimeZone(), new Date())

export type CalendarDays = {
  of: ReadonlyMap<string, ScheduledContent[]>
  today: string
  onChoose: (entry: ScheduledContent, to: 'move' | 'delete') => void
}

/** For the cells, which the calendar library renders without our props. */
export const EntriesByDay = createContext<CalendarDays>({
  of: new Map(),
  today: '',
  onChoose: () => undefined,
})

export const useCalendarDays = () => use(EntriesByDay)
