import { Suspense } from 'react'
import { brand } from '#platform/common/brand.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'

const load = async () => (await import('./calendar/calendar-screen.tsx')).CalendarScreen
const Screen = lazyWithFallback(load, LoadFailure)
if (typeof window !== 'undefined') void load().catch(() => undefined)

export const meta = () => pageMeta(`Calendar · ${brand.name}`, 'When your scripts go out.')

export default function CalendarPage() {
  return (
    <Suspense fallback={<Spinner className="min-h-[50dvh]" />}>
      <Screen />
    </Suspense>
  )
}
