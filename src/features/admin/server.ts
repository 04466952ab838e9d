export { adminRoutes } from './server/admin.routes.ts'
