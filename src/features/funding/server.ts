export { fundingRoutes } from './server/funding.routes.ts'
