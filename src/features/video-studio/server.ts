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
export { createFileRemover, createPredictionCanceler } from './server/jobs/queue-removal.ts'
export { requeueStalledVideos } from './server/jobs/requeue-stalled-videos.ts'
export { createRenderWorker } from './server/jobs/run-video-job.ts'
export { videoStudioRoutes } from './server/studio.routes.ts'
export { videoBodies, videoWebhookPath } from './server/videos/video-bodies.ts'
export { videoActivity } from './server/videos/video.store.ts'
export { createVideoEvents } from './server/videos/video-events.ts'
export {
  cancelPrediction,
  removeVideoFiles,
  renderVideo,
  videoJobKinds,
  maxConcurrentVideos,
} from './server/jobs/video-job.ts'
