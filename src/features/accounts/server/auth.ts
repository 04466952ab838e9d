import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '#platform/server/database/database.ts'
import { findEmail, recordSignIn } from './accounts.store.ts'
import { accounts, sessions, users, verifications } from './accounts.tables.ts'
import type { TeamList } from './team-list.ts'
import { thirdPartyRules } from './third-party-rules.ts'

/** The cookie that carries a session, with or without the prefix it has behind TLS. */
export const sessionCookie = /(^|;\s*)(__Secure-|__Host-)?crovest\.session/

const thirtyDays = 30 * 24 * 60 * 60

export type Auth = ReturnType<typeof createAuth>

export function createAuth({
  database,
  secret,
  siteUrl,
  teamList,
}: {
  database: Database
  secret: string
  siteUrl: string
  teamList: TeamList
}) {
  const { validateUserInfo, account, accountHooks, onAPIError } = thirdPartyRules({ database, teamList })
  return betterAuth({
    appName: 'Crovest',
    secret,
    baseURL: siteUrl,
    basePath: '/api/auth',
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 6, maxPasswordLength: 128 },
    user: {
      additionalFields: { role: { type: 'string', input: false, defaultValue: 'user' } },
      validateUserInfo,
    },
    account,
    onAPIError,
    // No copy of the session in a cookie: one that was ended elsewhere is refused at once.
    session: { expiresIn: thirtyDays, cookieCache: { enabled: false } },
    databaseHooks: {
      account: accountHooks,
      session: {
        create: {
          // Every way of signing in comes past here, also those that are still to be built.
          async after({ userId }) {
            const email = await findEmail(database.db, userId)
            await recordSignIn(database.db, userId, teamList.roleOf(email ?? ''))
          },
        },
      },
    },
    advanced: {
      cookiePrefix: 'crovest',
      // The server knows the client's address itself and does not store it.
      ipAddress: { disableIpTracking: true },
      // `requireSameOrigin` stands in front of the whole API, and knows every name under which this server is reached.
      disableCSRFCheck: true,
    },
    // Ours hold across processes and trust no forwarded header.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}
