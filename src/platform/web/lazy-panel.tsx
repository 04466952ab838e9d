import { Suspense, type ComponentType } from 'react'
import { lazyWithFallback } from './lazy-with-fallback.ts'
import { LoadFailure } from './ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from './ui/skeleton.tsx'

/** A panel that is loaded when it is first shown. */
export function lazyPanel(load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazyWithFallback(load, LoadFailure)
  return function LazyPanel() {
    return (
      <Suspense
        fallback={
          <SkeletonGroup>
            <Skeleton className="h-40" />
          </SkeletonGroup>
        }
      >
        <Loaded />
      </Suspense>
    )
  }
}
