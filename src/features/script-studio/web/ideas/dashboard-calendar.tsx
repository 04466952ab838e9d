import { Suspense, useRef } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { calendarPreviewMessages } from '../../contract/idea-messages.ts'
import { useIsWanted } from '../data/use-is-wanted.ts'
import { studioPaths } from '../../contract/paths.ts'

const DashboardMonth = lazyWithFallback(
  async () => (await import('./dashboard-month.tsx')).DashboardMonth,
  LoadFailure,
)

/** The month at a glance; everything else about the calendar is on its page. */
export function DashboardCalendar() {
  const place = useRef<HTMLDivElement>(null)
  const isWanted = useIsWanted(place)
  const loading = (
    <SkeletonGroup>
      <Skeleton className="h-[34rem] rounded-lg" />
    </SkeletonGroup>
  )
  return (
    <section aria-labelledby="calendar-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="calendar-title" className="text-2xl">
          {calendarPreviewMessages.title}
        </h2>
        <ButtonLink variant="quiet" to={studioPaths.calendar}>
          {calendarPreviewMessages.open}
        </ButtonLink>
      </div>
      <div ref={place}>
        {isWanted ? (
          <Suspense fallback={loading}>
            <DashboardMonth loading={loading} />
          </Suspense>
        ) : (
          loading
        )}
      </div>
    </section>
  )
}
