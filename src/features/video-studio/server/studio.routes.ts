import { createRouter } from '#platform/server/http/router.ts'
import { recordingRoutes } from './recordings/recording.routes.ts'
import type { RouteDeps } from './route-deps.ts'
import { videoFileRoutes } from './videos/video-file.routes.ts'
import { videoRoutes } from './videos/video.routes.ts'
import { webhookRoutes } from './jobs/webhook.routes.ts'

/**
 * The video tool, for signed-in users. Only the provider's callback needs no session, because it is signed.
 */
export function videoStudioRoutes(deps: RouteDeps) {
  const router = createRouter()
  router.route('/', webhookRoutes(deps))
  router.route('/', videoFileRoutes(deps))
  router.route('/', recordingRoutes(deps))
  router.route('/', videoRoutes(deps))
  return router
}
