import { defineJob } from '#platform/server/jobs/jobs.ts'
import { deleteForgottenUploads, uploadCleanup } from '../uploads/upload-cleanup.ts'
import { createFileRemover, createPredictionCanceler } from './queue-removal.ts'
import { createRenderWorker } from './run-video-job.ts'
import { cancelPrediction, removeVideoFiles, renderVideo } from './video-job.ts'

export const videoJobs = [
  // How many videos one process makes at a time.
  defineJob({ kind: renderVideo, createHandler: createRenderWorker, atOnce: 2 }),
  defineJob({ kind: removeVideoFiles, createHandler: createFileRemover }),
  defineJob({ kind: cancelPrediction, createHandler: createPredictionCanceler }),
  // Hourly, but not on the hour.
  defineJob({ kind: uploadCleanup, createHandler: deleteForgottenUploads, schedule: '37 * * * *' }),
]
