import { Suspense, useEffect, useState } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { whenIdle } from '#platform/web/when-idle.ts'
import type { Demand } from '../contract/demand.ts'
import { launchPaths } from '../contract/launch-paths.ts'

const DemandSection = lazyWithFallback(
  async () => (await import('./demand-section.tsx')).DemandSection,
  () => null,
)

/** Nothing until both sides have ten people with the same answers, or if the server doesn't respond. */
export function PublicDemand() {
  const [demand, setDemand] = useState<Demand>()
  useEffect(() => {
    const leaving = new AbortController()
    const cancel = whenIdle(() => void readDemand(leaving.signal).then(setDemand, () => undefined))
    return () => {
      cancel()
      leaving.abort()
    }
  }, [])
  if (!demand?.covered) return null
  return (
    <Suspense>
      <DemandSection demand={demand} />
    </Suspense>
  )
}

async function readDemand(signal: AbortSignal): Promise<Demand | undefined> {
  const response = await fetch(launchPaths.demand, { signal })
  return response.ok ? ((await response.json()) as Demand) : undefined
}
