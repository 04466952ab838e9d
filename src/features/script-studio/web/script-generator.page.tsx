import { Suspense } from 'react'
import { brand } from '#platform/common/brand.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'

// Imported lazily, because every page includes the manifest of each page's chunks.
const load = async () => (await import('./studio-dashboard.tsx')).StudioDashboard
const Dashboard = lazyWithFallback(load, LoadFailure)
// Loads while the gate checks the session.
if (typeof window !== 'undefined') void load().catch(() => undefined)

export const meta = () =>
  pageMeta(`CroAI Tools · ${brand.name}`, 'Ideas, scripts and a calendar for short videos.')

/** The gate's layout asks for feedback below pages with this flag. */
export const handle = { asksForFeedback: true }

export default function ScriptGeneratorPage() {
  return (
    <Suspense fallback={<Spinner className="min-h-[50dvh]" />}>
      <Dashboard />
    </Suspense>
  )
}
