import type { BodyRule } from '#platform/server/http/limit-body.ts'
import { videoLimits } from '../../contract/limits.ts'
import { videoPaths } from '../../contract/paths.ts'
import { photoLimits } from '../../contract/photo.ts'
import { recordingLimits } from '../../contract/recording.ts'

/** A starting image is sent inside the JSON, a third larger than its file. */
export const videoBodies: readonly BodyRule[] = [
  {
    path: videoPaths.generate,
    bytes: Math.ceil(videoLimits.seedImage.bytes * (4 / 3)) + 256 * 1024,
    types: ['application/json'],
  },
  { path: videoPaths.photos, bytes: photoLimits.bytes, types: ['image/jpeg', 'image/png'] },
  { path: videoPaths.recordings, bytes: recordingLimits.bytes, types: ['audio/wav'] },
]

export const videoWebhookPath = videoPaths.webhook
