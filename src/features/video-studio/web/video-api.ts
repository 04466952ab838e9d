import { apiClient } from '#platform/web/api-client.ts'
import { videoPaths } from '../contract/paths.ts'
import type { VideoRoutes } from '../server/videos/video.routes.ts'

export const videoApi = apiClient<VideoRoutes>(videoPaths.base)
