export { auditRoutes } from './server/audit.routes.ts'
export { listAudit, writeAudit } from './server/audit.store.ts'
