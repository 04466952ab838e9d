import { Suspense, useEffect, useState } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import type { InvestmentSummary, Project } from '../contract/funding.ts'
import { fundingPaths } from '../contract/paths.ts'

const LiveStrip = lazyWithFallback(
  async () => (await import('./live-strip.tsx')).LiveStrip,
  () => null,
)

type Found = { projects: readonly Project[]; summary: InvestmentSummary | undefined; now: number }

/**
 * The newest campaigns, asked for when the page is usable and has nothing better to do. Until then, when there are none and
 * when the server does not answer, there is nothing: no box, no gap, and not even the script that would draw them.
 */
export function LiveCampaigns() {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const left = new AbortController()
    whenIdle(() => void readCampaigns(left.signal).then(setFound, () => undefined))
    return () => left.abort()
  }, [])
  if (found === undefined || found.projects.length === 0) return null
  return (
    <Suspense>
      <LiveStrip {...found} />
    </Suspense>
  )
}

// Safari has no requestIdleCallback.
function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 300)
}

async function readCampaigns(signal: AbortSignal): Promise<Found> {
  const [projects, summary] = await Promise.all([
    read<{ items: Project[] }>(fundingPaths.newestProjects, signal),
    read<InvestmentSummary>(fundingPaths.investmentSummary, signal),
  ])
  return { projects: projects?.items ?? [], summary, now: Date.now() }
}

/** Plain fetch: the typed client would be half as large again as everything else in this file. */
async function read<Answer>(path: string, signal: AbortSignal): Promise<Answer | undefined> {
  const response = await fetch(path, { signal })
  return response.ok ? ((await response.json()) as Answer) : undefined
}
