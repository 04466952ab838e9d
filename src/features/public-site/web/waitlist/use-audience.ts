import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { audiences, type Audience } from '#features/analytics/contract/funnel.ts'

/**
 * The audience in the address. The HTML was made without one, and the first render in the browser must equal it; `isLive`
 * tells when that is behind us.
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
