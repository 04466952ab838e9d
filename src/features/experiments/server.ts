export { demoExperiment } from './server/demo-experiment.ts'
export { experimentJobs } from './server/experiment-jobs.ts'
export { experimentRoutes } from './server/experiment.routes.ts'
export { createExperimentHeader } from './server/running-experiment.ts'
