import { createRouter } from '#platform/server/http/router.ts'
import type { RouteMeans } from './route-means.ts'
import { videoFileRoutes } from './video-file.routes.ts'
import { videoRoutes } from './video.routes.ts'
import { webhookRoutes } from './webhook.routes.ts'

/** The video tool, for whoever is signed in. Only the provider's callback asks for no session: it is signed. */
export function videoStudioRoutes(means: RouteMeans) {
  const router = createRouter()
  router.route('/', webhookRoutes(means))
  router.route('/', videoFileRoutes(means))
  router.route('/', videoRoutes(means))
  return router
}
