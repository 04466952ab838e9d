import { lazy, Suspense } from 'react'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { useSchedule } from '../data/use-schedule.ts'
import { CalendarSharing } from './calendar-sharing.tsx'

// The library that draws the month comes after the page.
const MonthCalendar = lazy(() =>
  import('./month-calendar.tsx').then(({ MonthCalendar: loaded }) => ({ default: loaded })),
)

export function CalendarSection() {
  const schedule = useSchedule()
  const loading = (
    <SkeletonGroup>
      <Skeleton className="h-[34rem] rounded-lg" />
    </SkeletonGroup>
  )
  return (
    <section aria-labelledby="calendar-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="calendar-title" className="text-2xl">
            Calendar
          </h2>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">
            Drag a script to another day; on a touch screen, hold it first. By keyboard: its handle, Space,
            then the arrow keys.
          </p>
        </div>
        <CalendarSharing />
      </div>
      {schedule.isPending && loading}
      {schedule.isError && !schedule.data && (
        <ErrorState onRetry={() => void schedule.refetch()} busy={schedule.isFetching}>
          {schedule.error.message}
        </ErrorState>
      )}
      {schedule.data && (
        <Suspense fallback={loading}>
          <MonthCalendar entries={schedule.data} />
        </Suspense>
      )}
    </section>
  )
}
