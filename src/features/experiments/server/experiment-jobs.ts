import { defineJob } from '#platform/server/jobs/jobs.ts'
import { countExperiments, experimentCount } from './count-visits.ts'

export const experimentJobs = [
  // Every night, so that the numbers are final before old events are deleted.
  defineJob({ kind: experimentCount, createHandler: countExperiments, schedule: '40 2 * * *' }),
]
