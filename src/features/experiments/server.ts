export { countExperiments, experimentCount, experimentCountTime } from './server/count-visits.ts'
export { demoExperiment } from './server/demo-experiment.ts'
export { experimentRoutes } from './server/experiment.routes.ts'
export { createExperimentHeader } from './server/running-experiment.ts'
