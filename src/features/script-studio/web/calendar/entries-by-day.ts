import { createContext, use } from 'react'
import type { ScheduledContent } from '../../contract/schedule.ts'

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
