import { defineJob } from '#platform/server/jobs/jobs.ts'
import { broadcastBatch, broadcastCheck, sendBroadcastBatch, startDueBroadcasts } from './send-broadcasts.ts'

export const broadcastJobs = [
  // Every minute.
  defineJob({ kind: broadcastCheck, createHandler: startDueBroadcasts, schedule: '* * * * *' }),
  defineJob({ kind: broadcastBatch, createHandler: sendBroadcastBatch, atOnce: 2 }),
]
