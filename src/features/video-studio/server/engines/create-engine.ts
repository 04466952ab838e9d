import type { Config } from '#platform/server/config.ts'
import type { Log } from '#platform/server/log.ts'
import { createEmbeddedEngine } from './embedded/embedded-engine.ts'
import type { VideoEngine } from './engine.ts'
import { createHttpEngine } from './http/http-engine.ts'
import { createReplicateEngine } from './replicate/replicate-engine.ts'

type Settings = { video: Config['video']; folder: string; siteUrl: string; webhookPath: string; log: Log }

/** Uses the configured engine; the built-in renderer is always available. */
export type VideoEngines = { configured: VideoEngine; embedded: VideoEngine }

/** An engine's packages are loaded with its first video. */
export function createVideoEngines(settings: Settings): VideoEngines {
  const embedded = createEmbeddedEngine(settings)
  return { configured: createConfigured(settings, embedded), embedded }
}

function createConfigured(
  { video, siteUrl, webhookPath, log }: Settings,
  embedded: VideoEngine,
): VideoEngine {
  switch (video.provider) {
    case 'embedded':
      return embedded
    case 'http':
      return createHttpEngine({ baseUrl: video.backendUrl!, allowedHosts: video.resultHosts, log })
    case 'replicate':
      return createReplicateEngine({
        token: video.replicateToken!,
        model: video.replicateModel,
        baseUrl: video.replicateBaseUrl,
        allowedHosts: video.resultHosts,
        siteUrl,
        webhookPath,
        log,
      })
  }
}
