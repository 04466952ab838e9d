import { Suspense } from 'react'
import { brand } from '#platform/common/brand.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'

// Not a part of the page itself: every page of the site carries the list of what each page is made of.
const load = async () => (await import('./studio-dashboard.tsx')).StudioDashboard
const Dashboard = lazyWithFallback(load, LoadFailure)
// It comes while the gate still asks who is there.
if (typeof window !== 'undefined') void load().catch(() => undefined)

export const meta = () =>
  pageMeta(`CroAI Tools · ${brand.name}`, 'Ideas, scripts and a calendar for short videos.')

/** The gate's layout asks for feedback below pages that say so. */
export const handle = { asksForFeedback: true }

export default function ScriptGeneratorPage() {
  return (
    <Suspense fallback={<Spinner className="min-h-[50dvh]" />}>
      <Dashboard />
    </Suspense>
  )
}
