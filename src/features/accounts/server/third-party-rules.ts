import type { BetterAuthOptions } from 'better-auth'
import type { Database } from '#platform/server/database/database.ts'
import { accountPaths } from '../contract/paths.ts'
import { findSignInFacts } from './accounts.store.ts'
import { isOvertaken } from './sign-in-start.ts'
import type { TeamList } from './team-list.ts'

type UserRules = NonNullable<BetterAuthOptions['user']>
type AccountHooks = NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['account']>

/** What the sign-in library is told about accounts with third parties. */
export function thirdPartyRules({ database, teamList }: { database: Database; teamList: TeamList }) {
  const validateUserInfo: NonNullable<UserRules['validateUserInfo']> = async ({ user, source }) => {
    if (source.method !== 'oauth') return undefined
    // The address the third party tells, and the one the account has here: both decide about the role.
    const addresses = [user.email ?? '']
    if (source.action !== 'create-user' && typeof user.id === 'string') {
      const known = await findSignInFacts(database.db, user.id)
      if (known && isOvertaken(known.accessRevokedAt)) return { error: 'access_revoked' }
      addresses.push(known?.email ?? '')
    }
    return addresses.some((email) => teamList.roleOf(email)) ? { error: 'team_address' } : undefined
  }
  return {
    validateUserInfo,
    account: {
      // One address, one account: but only when both sides have confirmed that it belongs to this person.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
      updateAccountOnSignIn: false,
    },
    accountHooks: {
      create: {
        // We only ask who somebody is. What would let us act in their name is not kept.
        before: (account) => Promise.resolve({ data: { ...account, ...noTokens } }),
      },
    } satisfies AccountHooks,
    onAPIError: { errorURL: accountPaths.signIn },
  }
}

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}
