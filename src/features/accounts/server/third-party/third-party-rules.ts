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

/** What the sign-in library is told about accounts with third parties. */
export function thirdPartyRules({ database, jobs, teamList }: Deps) {
  const validateUserInfo: NonNullable<UserRules['validateUserInfo']> = async ({ user, source }) => {
    if (source.method !== 'oauth') return undefined
    // The address the third party tells, and the one the account has here: both decide about the role.
    const addresses = [user.email ?? '']
    if (source.action !== 'create-user' && typeof user.id === 'string') {
      const known = await findSignInFacts(database.db, user.id)
      if (known) noteSignInEmail(known.email)
      if (known && startedBeforeRevocation(known.accessRevokedAt)) return { error: 'access_revoked' }
      addresses.push(known?.email ?? '')
      // Whoever gets an address at the provider that was somebody else's does not get the account with it.
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
      // One address, one account: but only when both sides have confirmed that it belongs to this person.
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
      updateAccountOnSignIn: false,
    },
    accountHooks: {
      create: {
        // We only ask who somebody is. What would let us act in their name is not kept.
        before: (account) => Promise.resolve({ data: { ...account, ...noTokens } }),
        after: ({ userId }) => database.transaction((tx) => announceLink(tx, jobs, userId)),
      },
    } satisfies AccountHooks,
    onAPIError: { errorURL: accountPaths.signIn },
  }
}

/** To the owner of an account that could be opened before. Somebody who has just registered this way knows. */
async function announceLink(tx: Db, jobs: Jobs, userId: string) {
  const known = await findSignInFacts(tx, userId)
  if (known && (await listCredentials(tx, userId)).length > 1)
    await jobs.send(tx, accountNoticeMail, { notice: 'third-party-linked', to: known.email })
}

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}
