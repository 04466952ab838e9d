import { createRouter } from '#platform/server/http/router.ts'
import { iconRoutes } from './icons/icon.routes.ts'
import { photoRoutes } from './photos/photo.routes.ts'
import { recordingRoutes } from './recordings/recording.routes.ts'
import type { RouteDeps } from './route-deps.ts'
import { videoFileRoutes } from './videos/video-file.routes.ts'
import { videoRoutes } from './videos/video.routes.ts'
import { webhookRoutes } from './jobs/webhook.routes.ts'

/**
 * The video tool, for signed-in users. The provider's callback needs no session, because it is signed, and
 * the icons none, because they are the same for everyone.
 */
export function videoStudioRoutes(deps: RouteDeps) {
  const router = createRouter()
  router.route('/', webhookRoutes(deps))
  router.route('/', iconRoutes())
  router.route('/', videoFileRoutes(deps))
  router.route('/', photoRoutes(deps))
  router.route('/', recordingRoutes(deps))
  router.route('/', videoRoutes(deps))
  return router
}
