import { Suspense } from 'react'
import { brand } from '#platform/common/brand.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'

// For the same reasons as the dashboard.
const load = async () => (await import('./viewer/viewer-screen.tsx')).ViewerScreen
const Viewer = lazyWithFallback(load, LoadFailure)
if (typeof window !== 'undefined') void load().catch(() => undefined)

export const meta = () => pageMeta(`Scheduled Script · ${brand.name}`, 'A script with its date and captions.')

export default function ScheduledScriptPage() {
  return (
    <Suspense fallback={<Spinner className="min-h-[50dvh]" />}>
      <Viewer />
    </Suspense>
  )
}
