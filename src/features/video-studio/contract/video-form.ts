import { z } from 'zod'
import { VideoRequest } from './video-request.ts'

/**
 * The request as the form's controls hold it: a select has text, and a file control only the name of a file.
 */
export const VideoForm = VideoRequest.extend({
  fps: z.coerce.number().pipe(VideoRequest.shape.fps.unwrap()),
  seed_image: z.unknown(),
})
