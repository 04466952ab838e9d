export {
  accountLinkMail,
  accountNoticeMail,
  sendAccountLink,
  sendAccountNotice,
} from './server/mail/account-mail.ts'
export { accountCleanup, accountCleanupTime, deleteExpiredAccountData } from './server/account-cleanup.ts'
export { accountsRoutes } from './server/accounts.routes.ts'
export { revokeAccess } from './server/session/access.store.ts'
export { findAccountAccess } from './server/team/account-access.store.ts'
export { findSignInFacts, listTeam, lockUser } from './server/accounts.store.ts'
export { authenticateUser } from './server/sign-in/authenticate-user.callable.ts'
export { createAuth, sessionCookie } from './server/auth.ts'
export { ownerId, users } from './server/accounts.tables.ts'
export { findEarlierSession, type CurrentUser } from './server/session/current-session.ts'
export { demoCreators } from './server/demo-creators.ts'
export { demoAccountIds, demoAccounts, demoPeople } from './domain/demo-people.ts'
export { ensureTeam } from './server/team/ensure-team.ts'
export { createGuards, type GuardedEnv, type Guards } from './server/session/guards.ts'
export { eraseOwner, findOwner } from './server/own-account/erase-owner.ts'
export { collectData, collectLines, type DataPart, type PersonLine } from './server/own-account/own-data.ts'
export { createPasswordHashing, type PasswordHashing } from './server/password/password-hashing.ts'
export { createStreams, type Streams } from './server/session/streams.ts'
export { createAccountAttempts } from './server/limits.ts'
export type { AccountsDeps } from './server/accounts-deps.ts'
export { hasAccount, registerInvited } from './server/sign-in/register-invited.ts'
export { createTeamList } from './server/team/team-list.ts'
export { createThirdParties } from './server/third-party/third-party-providers.ts'
export { thirdPartyRoutes } from './server/third-party/third-party.routes.ts'
