export { AuditPanel } from './web/audit-panel.tsx'
