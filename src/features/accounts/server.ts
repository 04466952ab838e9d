export { accountsRoutes } from './server/accounts.routes.ts'
export { createAuth, sessionCookie } from './server/auth.ts'
export { ensureTeam } from './server/ensure-team.ts'
