import { Suspense } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'

const LoadedPanel = lazyWithFallback(
  () => import('../money/campaign-tabs.tsx').then((module) => module.CampaignTabs),
  LoadFailure,
)

/** Loaded when its tab opens, because most visits to the admin area don't need it. */
export function CampaignReviewPanel() {
  return (
    <Suspense
      fallback={
        <SkeletonGroup>
          <Skeleton className="h-40" />
        </SkeletonGroup>
      }
    >
      <LoadedPanel />
    </Suspense>
  )
}
