import { Suspense } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { LivePreviewProps } from './live-preview.tsx'

const LivePreview = lazyWithFallback<LivePreviewProps>(
  async () => (await import('./live-preview.tsx')).LivePreview,
  LoadFailure,
)

/** The live preview, whose drawing code and fonts load when it is shown. */
export function FilmPreview(props: LivePreviewProps) {
  return (
    <Suspense fallback={<Skeleton className="mx-auto aspect-9/16 max-h-[55dvh] rounded-md" />}>
      <LivePreview {...props} />
    </Suspense>
  )
}
