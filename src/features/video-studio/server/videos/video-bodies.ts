import type { BodyRule } from '#platform/server/http/limit-body.ts'
import { videoLimits } from '../../contract/limits.ts'
import { videoPaths } from '../../contract/paths.ts'

/** A seed image travels inside the JSON, a third longer than it is. */
export const videoBodies: readonly BodyRule[] = [
  {
    path: videoPaths.generate,
    bytes: Math.ceil(videoLimits.seedImage.bytes * (4 / 3)) + 256 * 1024,
    types: ['application/json'],
  },
]

export const videoWebhookPath = videoPaths.webhook
