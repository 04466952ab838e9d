export { analyticsRoutes } from './server/analytics.routes.ts'
