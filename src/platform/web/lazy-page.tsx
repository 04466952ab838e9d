import { Suspense, type ComponentType } from 'react'
import { lazyWithFallback } from './lazy-with-fallback.ts'
import { LoadFailure } from './ui/error-state.tsx'
import { Spinner } from './ui/spinner.tsx'

/**
 * A page whose screen is imported lazily, because every page includes the manifest of each page's chunks. It
 * loads while the gate checks the session.
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazyWithFallback(load, LoadFailure)
  if (typeof window !== 'undefined') void load().catch(() => undefined)
  return function LazyPage() {
    return (
      <Suspense fallback={<Spinner className="min-h-[50dvh]" />}>
        <Screen />
      </Suspense>
    )
  }
}
