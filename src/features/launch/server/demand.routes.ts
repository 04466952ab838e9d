import { createRoute } from '@hono/zod-openapi'
import type { GuardedEnv } from '#features/accounts/server.ts'
import { minuteMs } from '#platform/common/durations.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonResponse } from '#platform/server/http/router.ts'
import { Demand, TeamDemand } from '../contract/demand.ts'
import { measureDemand, measurePublicDemand, type DemandCounts } from '../domain/measure-demand.ts'
import { countAnswers } from './demand.store.ts'

const publicRoute = createRoute({
  method: 'get',
  path: '/demand',
  summary: 'What creators ask against what backers offer, in groups of ten people or more',
  responses: { 200: jsonResponse('Counts in full tens.', Demand), ...errorResponses },
})

const teamRoute = createRoute({
  method: 'get',
  path: '/launch/demand',
  summary: 'What creators ask against what backers offer, and investors apart',
  responses: { 200: jsonResponse('Exact counts.', TeamDemand), ...errorResponses },
})

/** Long enough that visitors never make the database count a long list over and over. */
const keptForMs = 5 * minuteMs

export function demandRoutes({ db }: { db: Db }) {
  const readCounts = keepFor(keptForMs, () => countAnswers(db))
  return createRouter().openapi(publicRoute, async (c) => {
    c.header('cache-control', 'public, max-age=300')
    return c.json(measurePublicDemand(await readCounts()), 200)
  })
}

/** Mounted behind the guard of /api/admin. */
export const teamDemandRoutes = ({ db }: { db: Db }) =>
  createRouter<GuardedEnv>().openapi(teamRoute, async (c) =>
    c.json(measureDemand(await countAnswers(db)), 200),
  )

export type TeamDemandRoutes = ReturnType<typeof teamDemandRoutes>

/** Requests that come meanwhile share one reading; a failed one is forgotten. */
function keepFor(ms: number, read: () => Promise<DemandCounts>) {
  let kept: { counts: Promise<DemandCounts>; until: number } | undefined
  return () => {
    const now = performance.now()
    if (kept && kept.until > now) return kept.counts
    const counts = read()
    kept = { counts, until: now + ms }
    counts.catch(() => (kept = undefined))
    return counts
  }
}
