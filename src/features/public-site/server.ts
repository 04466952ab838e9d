export { connectionTestRoutes } from './server/connection-test.routes.ts'
