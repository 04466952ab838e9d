export { auditRoutes } from './server/audit.routes.ts'
export { listAudit, maskAddress, maskAuditSubject, writeAudit } from './server/audit.store.ts'
