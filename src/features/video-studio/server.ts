export { createVideoEngines } from './server/engines/create-engine.ts'
export { exportVideos, removeVideosOf } from './server/personal-videos.ts'
export { createFileRemover, createPredictionCanceler } from './server/queue-removal.ts'
export { requeueStalledVideos } from './server/requeue-stalled-videos.ts'
export { createRenderWorker } from './server/run-video-job.ts'
export { videoStudioRoutes } from './server/studio.routes.ts'
export { videoBodies, videoWebhookPath } from './server/video-bodies.ts'
export { createVideoEvents } from './server/video-events.ts'
export {
  cancelPrediction,
  removeVideoFiles,
  renderVideo,
  videoJobKinds,
  maxConcurrentVideos,
} from './server/video-job.ts'
