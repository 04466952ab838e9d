import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { useSchedule } from '../data/use-schedule.ts'
import { CalendarSharing } from './calendar-sharing.tsx'

// The calendar and drag-and-drop libraries load after the page.
const MonthCalendar = lazyWithFallback(
  async () => (await import('./month-calendar.tsx')).MonthCalendar,
  LoadFailure,
)

/** `heading` is h1 where the calendar is the whole page. */
export function CalendarSection({ heading: Heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const schedule = useSchedule()
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useIsWanted(place)
  const loading = (
    <SkeletonGroup>
      <Skeleton className="h-[34rem] rounded-lg" />
    </SkeletonGroup>
  )
  return (
    <section aria-labelledby="calendar-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <Heading id="calendar-title" className={Heading === 'h1' ? 'text-3xl' : 'text-2xl'}>
            Calendar
          </Heading>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">
            Drag to reschedule. On touch screens, press and hold first.
          </p>
        </div>
        <CalendarSharing />
      </div>
      <div ref={place}>
        {schedule.isError && !schedule.data ? (
          <ErrorState onRetry={() => void schedule.refetch()} busy={schedule.isFetching}>
            {schedule.error.message}
          </ErrorState>
        ) : schedule.data && isWanted ? (
          <Suspense fallback={loading}>
            <MonthCalendar entries={schedule.data} />
          </Suspense>
        ) : (
          loading
        )}
      </div>
    </section>
  )
}

const quietMs = 1500

/** Loads when it scrolls into view, otherwise once the page is idle. */
function useIsWanted(place: React.RefObject<HTMLElement | null>): boolean {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    const want = () => setIsWanted(true)
    const timer = setTimeout(want, quietMs)
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && want())
    if (place.current) seen.observe(place.current)
    return () => {
      clearTimeout(timer)
      seen.disconnect()
    }
  }, [place])
  return isWanted
}
