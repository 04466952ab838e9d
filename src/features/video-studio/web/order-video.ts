import { unwrap } from '#platform/web/api-client.ts'
import { asApiError } from '#platform/web/api-error.ts'
import type { Video } from '../contract/video.ts'
import type { VideoRequest } from '../contract/video-request.ts'
import { startDemo } from './demo-videos.ts'
import { videoApi } from './video-api.ts'

/** `video` is missing when it was started and only its first status could not be read. */
export type Ordered = { kind: 'demo' } | { kind: 'started'; video: Video | undefined }

/** Asks for a video; when there is no server to ask, shows a demo of one. A refusal is thrown. */
export async function orderVideo(email: string, request: VideoRequest): Promise<Ordered> {
  try {
    const { prediction_id: id } = await unwrap(videoApi.generate.$post({ json: request }))
    return { kind: 'started', video: await readStatus(id).catch(() => undefined) }
  } catch (cause) {
    const error = asApiError(cause)
    if (![502, 503, 504].includes(error.httpStatus)) throw error
    startDemo(email, request)
    return { kind: 'demo' }
  }
}

const readStatus = (id: string) => unwrap(videoApi.status[':id'].$get({ param: { id } }))
