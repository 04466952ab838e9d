import type { BetterAuthOptions } from 'better-auth'
import type { Database, Db } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import { accountPaths } from '../../contract/paths.ts'
import { accountNoticeMail } from '../mail/account-mail.ts'
import { findSignInFacts } from '../accounts.store.ts'
import { hasAccountAt, listCredentials } from '../own-account/own-account.store.ts'
import { startedBeforeRevocation, noteSignInEmail } from '../sign-in/sign-in-start.ts'
import type { TeamList } from '../team/team-list.ts'

type UserRules = NonNullable<BetterAuthOptions['user']>
type AccountHooks = NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['account']>

type Deps = { database: Database; jobs: Jobs; teamList: TeamList }

/** The auth library's settings for third-party accounts. */
export function thirdPartyRules({ database, jobs, teamList }: Deps) {
  const validateUserInfo: NonNullable<UserRules['validateUserInfo']> = async ({ user, source }) => {
    if (source.method !== 'oauth') return undefined
    // Both the provider's address and the account's address here can belong to the team.
    const addresses = [user.email ?? '']
    if (source.action !== 'create-user' && typeof user.id === 'string') {
      const facts = await findSignInFacts(database.db, user.id)
      if (facts) noteSignInEmail(facts.email)
      if (facts && startedBeforeRevocation(facts.accessRevokedAt)) return { error: 'access_revoked' }
      addresses.push(facts?.email ?? '')
      // Taking over someone's address at the provider must not give access to their account here.
      if (
        source.action === 'link-account' &&
        (await hasAccountAt(database.db, user.id, source.oauth?.providerId ?? ''))
      )
        return { error: 'other_account_linked' }
    }
    return addresses.some((email) => teamList.roleOf(email)) ? { error: 'team_address' } : undefined
  }
  return {
    validateUserInfo,
    account: {
      // Links by address only if both sides have confirmed it.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
      updateAccountOnSignIn: false,
    },
    accountHooks: {
      create: {
        // We only need the identity, so access tokens are not stored.
        before: (account) => Promise.resolve({ data: { ...account, ...noTokens } }),
        after: ({ userId }) => database.transaction((tx) => announceLink(tx, jobs, userId)),
      },
    } satisfies AccountHooks,
    onAPIError: { errorURL: accountPaths.signIn },
  }
}

/** Notifies the owner of an existing account; a new user knows. */
async function announceLink(tx: Db, jobs: Jobs, userId: string) {
  const facts = await findSignInFacts(tx, userId)
  if (facts && (await listCredentials(tx, userId)).length > 1)
    await jobs.send(tx, accountNoticeMail, { notice: 'third-party-linked', to: facts.email })
}

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}
