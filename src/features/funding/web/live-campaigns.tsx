import { Suspense, useEffect, useState } from 'react'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { whenIdle } from '#platform/web/when-idle.ts'
import { fundingPaths } from '../contract/campaign-terms.ts'
import type { InvestmentSummary, ProjectList } from '../contract/funding.ts'

const LiveStrip = lazyWithFallback(
  async () => (await import('./live-strip.tsx')).LiveStrip,
  () => null,
)

type Found = {
  mode: ProjectList['mode']
  projects: ProjectList['items']
  summary: InvestmentSummary | undefined
  now: number
}

/**
 * The newest campaigns, loaded when the browser is idle. Renders nothing until then, without campaigns or if
 * the server doesn't respond, and doesn't load the component either.
 */
export function LiveCampaigns() {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const leaving = new AbortController()
    const cancel = whenIdle(() => void readCampaigns(leaving.signal).then(setFound, () => undefined))
    return () => {
      cancel()
      leaving.abort()
    }
  }, [])
  if (found === undefined || found.projects.length === 0) return null
  return (
    <Suspense>
      <LiveStrip {...found} />
    </Suspense>
  )
}

async function readCampaigns(signal: AbortSignal): Promise<Found> {
  const [projects, summary] = await Promise.all([
    read<ProjectList>(fundingPaths.newestProjects, signal),
    read<InvestmentSummary>(fundingPaths.investmentSummary, signal),
  ])
  return { mode: projects?.mode ?? 'reservations', projects: projects?.items ?? [], summary, now: Date.now() }
}

/** Plain fetch, because the typed client would add half the size of this chunk. */
async function read<Result>(path: string, signal: AbortSignal): Promise<Result | undefined> {
  const response = await fetch(path, { signal })
  return response.ok ? ((await response.json()) as Result) : undefined
}
