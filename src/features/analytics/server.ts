export { analyticsRoutes } from './server/analytics.routes.ts'
export { demoVisits } from './server/demo-visits.ts'
