import { createRouter } from '#platform/server/http/router.ts'
import type { Signer } from '#platform/server/signer.ts'
import { createAllowance, type DailyLimits } from './allowance.ts'
import { calendarFeedRoutes } from './calendar-feed.routes.ts'
import { captionRoutes } from './captions.routes.ts'
import { ideaRoutes } from './ideas.routes.ts'
import { createIdeaKeeper } from './ideas.store.ts'
import { noteRoutes } from './notes.routes.ts'
import { presetRoutes } from './presets.routes.ts'
import type { RouteMeans } from './route-means.ts'
import { scheduleRoutes } from './schedule.routes.ts'
import { scriptRoutes } from './scripts.routes.ts'
import type { Studio } from './studio.ts'

type Means = Omit<Studio, 'allowance' | 'keeper'> &
  Omit<RouteMeans, 'studio'> & { dailyLimits: DailyLimits; signer: Signer; siteUrl: string }

/** The script tool, for whoever is signed in. Only the calendar's private address asks for no session. */
export function studioRoutes({ dailyLimits, limit, requireUser, streams, signer, siteUrl, ...rest }: Means) {
  const { db } = rest
  const studio: Studio = {
    ...rest,
    allowance: createAllowance(db, dailyLimits),
    keeper: createIdeaKeeper(db),
  }
  const means = { studio, limit, requireUser, streams }
  const router = createRouter()
  router.route('/ideas', ideaRoutes(means))
  router.route('/scripts', scriptRoutes(means))
  router.route('/notes', noteRoutes(means))
  router.route('/presets', presetRoutes(means))
  router.route('/schedule', calendarFeedRoutes({ ...means, signer, siteUrl }))
  router.route('/schedule', scheduleRoutes(means))
  router.route('/captions', captionRoutes(means))
  return router
}
