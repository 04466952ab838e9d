import { createRouter } from '#platform/server/http/router.ts'
import type { Signer } from '#platform/server/signer.ts'
import { createAllowance, type DailyLimits } from './allowance.ts'
import { calendarFeedRoutes } from './calendar-feed.routes.ts'
import { captionRoutes } from './captions.routes.ts'
import { ideaRoutes } from './ideas.routes.ts'
import { createIdeaStore } from './ideas.store.ts'
import { noteRoutes } from './notes.routes.ts'
import { presetRoutes } from './presets.routes.ts'
import type { RouteDeps } from './route-deps.ts'
import { scheduleRoutes } from './schedule.routes.ts'
import { scriptRoutes } from './scripts.routes.ts'
import type { Studio } from './studio.ts'

type Deps = Omit<Studio, 'allowance' | 'ideaStore'> &
  Omit<RouteDeps, 'studio'> & { dailyLimits: DailyLimits; signer: Signer; siteUrl: string }

/** The script tool, for whoever is signed in. Only the calendar's private address asks for no session. */
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
  router.route('/notes', noteRoutes(deps))
  router.route('/presets', presetRoutes(deps))
  router.route('/schedule', calendarFeedRoutes({ ...deps, signer, siteUrl }))
  router.route('/schedule', scheduleRoutes(deps))
  router.route('/captions', captionRoutes(deps))
  return router
}
