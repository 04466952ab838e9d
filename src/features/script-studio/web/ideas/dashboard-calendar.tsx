import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'
import { calendarPreviewMessages } from '../../contract/idea-messages.ts'
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
