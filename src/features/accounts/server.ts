export {
  accountLinkMail,
  accountNoticeMail,
  sendAccountLink,
  sendAccountNotice,
} from './server/account-mail.ts'
export { accountsRoutes } from './server/accounts.routes.ts'
export { listTeam } from './server/accounts.store.ts'
export { listAudit, writeAudit } from './server/audit.store.ts'
export { createAuth, sessionCookie } from './server/auth.ts'
export { ensureTeam } from './server/ensure-team.ts'
export { createGuards } from './server/guards.ts'
export type { DataPart } from './server/own-data.ts'
export { createPasswordHashing, type PasswordHashing } from './server/password-hashing.ts'
export { createTeamList } from './server/team-list.ts'
