import type { ReactNode } from 'react'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { MonthCalendar } from '../calendar/month-calendar.tsx'
import { useSchedule } from '../data/use-schedule.ts'

export function DashboardMonth({ loading }: { loading: ReactNode }) {
  const schedule = useSchedule()
  if (schedule.data) return <MonthCalendar entries={schedule.data} />
  if (schedule.isError)
    return (
      <ErrorState onRetry={() => void schedule.refetch()} busy={schedule.isFetching}>
        {schedule.error.message}
      </ErrorState>
    )
  return loading
}
