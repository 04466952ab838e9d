import { Suspense } from 'react'
import { brand } from '#platform/common/brand.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'

const load = async () => (await import('./plan/plan-screen.tsx')).PlanScreen
const Screen = lazyWithFallback(load, LoadFailure)
if (typeof window !== 'undefined') void load().catch(() => undefined)

export const meta = () => pageMeta(`Plan my week · ${brand.name}`, 'A week of videos from your notebook.')

export default function PlanPage() {
  return (
    <Suspense fallback={<Spinner className="min-h-[50dvh]" />}>
      <Screen />
    </Suspense>
  )
}
