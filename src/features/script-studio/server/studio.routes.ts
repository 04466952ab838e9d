import { createRouter } from '#platform/server/http/router.ts'
import type { Signer } from '#platform/server/signer.ts'
import { createAllowance, type DailyLimits } from './generation/allowance.ts'
import { calendarFeedRoutes } from './schedule/calendar-feed.routes.ts'
import { captionRoutes } from './captions/captions.routes.ts'
import { ideaRoutes } from './ideas/ideas.routes.ts'
import { createIdeaStore } from './ideas/ideas.store.ts'
import { noteRoutes } from './notes/notes.routes.ts'
import { presetRoutes } from './presets/presets.routes.ts'
import type { RouteDeps } from './route-deps.ts'
import { scheduleRoutes } from './schedule/schedule.routes.ts'
import { scriptRoutes } from './scripts/scripts.routes.ts'
import { sourceRoutes } from './sources/sources.routes.ts'
import type { Studio } from './studio.ts'
import { weekPlanRoutes } from './week-plan/week-plan.routes.ts'

type Deps = Omit<Studio, 'allowance' | 'ideaStore'> &
  Omit<RouteDeps, 'studio'> & { dailyLimits: DailyLimits; signer: Signer; siteUrl: string }

/** The script tool, for signed-in users. Only the calendar's private URL needs no session. */
export function studioRoutes({ dailyLimits, limit, requireUser, streams, signer, siteUrl, ...rest }: Deps) {
  const { db } = rest
  const studio: Studio = {
    ...rest,
    allowance: createAllowance(db, dailyLimits),
    ideaStore: createIdeaStore(db),
  }
  const deps = { studio, limit, requireUser, streams }
  const router = createRouter()
  router.route('/ideas', ideaRoutes(deps))
  router.route('/scripts', scriptRoutes(deps))
  router.route('/sources', sourceRoutes(deps))
  router.route('/notes', noteRoutes(deps))
  router.route('/presets', presetRoutes(deps))
  router.route('/schedule', calendarFeedRoutes({ ...deps, signer, siteUrl }))
  router.route('/schedule', scheduleRoutes(deps))
  router.route('/captions', captionRoutes(deps))
  router.route('/week-plans', weekPlanRoutes(deps))
  return router
}
