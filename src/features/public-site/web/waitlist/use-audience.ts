import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { audiences, type Audience } from '#features/forms/contract/audience.ts'

/**
 * The audience from the URL. Prerendered HTML knows none and the first render must match it; `isLive` becomes
 * true after hydration.
 */
export function useAudience(): { audience: Audience; isLive: boolean } {
  const [search] = useSearchParams()
  const isLive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  const named = audiences.find((entry) => entry === search.get('tab'))
  return { audience: (isLive ? named : undefined) ?? audiences[0], isLive }
}
