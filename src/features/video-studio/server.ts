export { createSpeechService } from './server/voice/speech-service.ts'
export { createVideoEngines } from './server/engines/create-engine.ts'
export {
  exportPhotos,
  exportRecordings,
  exportVideos,
  findFilmFiles,
  listVideoLines,
  removeVideosOf,
} from './server/videos/personal-videos.ts'
export { serveFile } from './server/videos/video-file.routes.ts'
export { reencodeSeedImage } from './server/videos/read-seed-image.ts'
export { requeueStalledVideos } from './server/jobs/requeue-stalled-videos.ts'
export { videoStudioRoutes } from './server/studio.routes.ts'
export { videoBodies, videoWebhookPath } from './server/videos/video-bodies.ts'
export { videoActivity } from './server/videos/video.store.ts'
export { createVideoEvents } from './server/videos/video-events.ts'
export { removeVideoFiles } from './server/jobs/video-job.ts'
export { videoJobs } from './server/jobs/video-jobs.ts'
