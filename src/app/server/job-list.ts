import { accountJobs } from '#features/accounts/server.ts'
import { analyticsJobs } from '#features/analytics/server.ts'
import { broadcastJobs } from '#features/broadcasts/server.ts'
import { experimentJobs } from '#features/experiments/server.ts'
import { formJobs } from '#features/forms/server.ts'
import { fundingJobs } from '#features/funding/server.ts'
import { inboxJobs } from '#features/inbox/server.ts'
import { launchJobs } from '#features/launch/server.ts'
import { videoJobs } from '#features/video-studio/server.ts'

/** Every background job. Each process creates all queues, because it may send to any; workers run them. */
export const jobList = [
  ...formJobs,
  ...launchJobs,
  ...inboxJobs,
  ...accountJobs,
  ...analyticsJobs,
  ...experimentJobs,
  ...broadcastJobs,
  ...fundingJobs,
  ...videoJobs,
]
