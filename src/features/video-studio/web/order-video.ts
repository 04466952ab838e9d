import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import type { Video } from '../contract/video.ts'
import type { VideoRequest } from '../contract/video-request.ts'
import { lengthFields, lengthOf } from '../domain/choose-length.ts'
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
    // The script was deleted; the video has its own copy and only loses the link.
    if (error.status === 'NOT_FOUND' && request.script_id !== null)
      return orderVideo(email, { ...request, script_id: null })
    if (error.isFromServer || ![502, 503, 504].includes(error.httpStatus)) throw error
    startDemo(email, request)
    return { kind: 'demo' }
  }
}

/** The original request of a video. */
export function requestAgain(video: ShownVideo, engine: VideoRequest['engine']): VideoRequest {
  const { prompt, settings, script, handle, call_to_action } = video
  const { num_frames, fps, resolution, orientation, shape, sound, style = null, voice = null } = settings
  return {
    prompt,
    ...lengthFields(lengthOf({ num_frames, fps })),
    fps,
    resolution,
    ...(shape ? { shape } : { orientation }),
    sound,
    style,
    voice,
    recordings: settings.recordings ?? [],
    photos: settings.photos ?? [],
    script,
    script_id: video.script_id ?? null,
    handle,
    call_to_action,
    engine,
    seed_image: null,
    seed_image_of: settings.has_seed_image ? video.prediction_id : null,
  }
}

const readStatus = (id: string) => unwrap(videoApi.status[':id'].$get({ param: { id } }))
