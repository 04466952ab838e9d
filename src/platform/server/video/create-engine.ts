import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createEmbeddedEngine } from './embedded/embedded-engine.ts'
import type { VideoEngine } from './engine.ts'
import { createHttpEngine } from './http/http-engine.ts'
import { createReplicateEngine } from './replicate/replicate-engine.ts'

type Settings = { video: Config['video']; folder: string; siteUrl: string; webhookPath: string; log: Log }

/** The engine that the configuration names. What an engine needs is loaded when the first video is made with it. */
export function createVideoEngine({ video, folder, siteUrl, webhookPath, log }: Settings): VideoEngine {
  switch (video.provider) {
    case 'embedded':
      return createEmbeddedEngine({ folder, log })
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
