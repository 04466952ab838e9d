import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import type { Video } from '../contract/video.ts'
import type { VideoRequest } from '../contract/video-request.ts'
import { startDemo } from './demo-videos.ts'
import type { ShownVideo } from './shown-video.ts'
import { videoApi } from './video-api.ts'

/** `video` is missing if it was started but its first status could not be loaded. */
export type Ordered = { kind: 'demo' } | { kind: 'started'; video: Video | undefined }

/**
 * Requests a video; if our server is unreachable, shows a demo instead. Throws if the request is rejected.
 */
export async function orderVideo(email: string, request: VideoRequest): Promise<Ordered> {
  try {
    const { prediction_id: id } = await unwrap(videoApi.generate.$post({ json: request }))
    return { kind: 'started', video: await readStatus(id).catch(() => undefined) }
  } catch (cause) {
    const error = asApiError(cause)
    if (error.isFromServer || ![502, 503, 504].includes(error.httpStatus)) throw error
    startDemo(email, request)
    return { kind: 'demo' }
  }
}

/** The original request of a video. */
export function requestAgain(video: ShownVideo, engine: VideoRequest['engine']): VideoRequest {
  const { prompt, settings, script, handle, call_to_action } = video
  const { num_frames, fps, resolution, orientation, sound } = settings
  return {
    prompt,
    num_frames,
    fps,
    resolution,
    orientation,
    sound,
    script,
    handle,
    call_to_action,
    engine,
    seed_image: null,
    seed_image_of: settings.has_seed_image ? video.prediction_id : null,
  }
}

const readStatus = (id: string) => unwrap(videoApi.status[':id'].$get({ param: { id } }))
