import { createHash } from 'node:crypto'
import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { AppError } from '#platform/common/errors.ts'
import type { Context } from 'hono'
import { truncate } from '#platform/common/text.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Secrets } from '#platform/server/secret.ts'
import { signInMessages } from '../contract/messages.ts'
import { maxPasswordLength, minPasswordLength } from '../contract/passwords.ts'
import { findSignInFacts, lockSignInFacts, prepareSessionSearch, recordSignIn } from './accounts.store.ts'
import { accounts, sessions, users, verifications } from './accounts.tables.ts'
import { endOwnSession } from './own-account/own-account.store.ts'
import { createPasswordHashing, type PasswordHashing } from './password/password-hashing.ts'
import { startedBeforeRevocation } from './sign-in/sign-in-start.ts'
import type { TeamList } from './team/team-list.ts'
import { teamSessionEnd } from '../domain/session-times.ts'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { findFactors } from './second-factor/second-factor.store.ts'
import { requireFactorAtSignIn } from './second-factor/sign-in-factor.ts'
import { extendTeamSession } from './team/team-session.ts'
import { thirdPartyRules } from './third-party/third-party-rules.ts'

/** Adds `auth.api.beginSession` for an account identified by a passkey, without exposing a route. */
const beginSessionPlugin = {
  id: 'begin-session',
  endpoints: {
    beginSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), rememberMe: z.boolean().optional() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new APIError('UNAUTHORIZED')
        const isShort = ctx.body.rememberMe === false
        const session = await internalAdapter.createSession(user.id, isShort)
        await setSessionCookie(ctx, { session, user }, isShort)
        return { user }
      },
    ),
  },
} satisfies BetterAuthPlugin

/** The session cookie, with or without its prefix behind TLS. */
export const sessionCookie = /(^|;\s*)(__Secure-|__Host-)?crovest\.session/

const thirtyDays = 30 * 24 * 60 * 60
/** Enough to tell devices apart, because a client may send many kilobytes. */
const maxUserAgentLength = 300

/**
 * Encrypted values name the secret they were made with, by a number derived from it, so that rotation keeps
 * old values readable.
 */
function librarySecrets({ current, previous }: Secrets) {
  const number = (value: string) => createHash('sha256').update(value).digest().readUIntBE(0, 4)
  const values = previous === undefined ? [current] : [current, previous]
  return { secret: current, secrets: values.map((value) => ({ version: number(value), value })) }
}

type TeamMember = { id: string; role: string }

export type Auth = ReturnType<typeof createAuth>

export function createAuth({
  database,
  jobs,
  secrets,
  siteUrl,
  teamList,
  teamSecondFactor = 'offered',
  hashing = createPasswordHashing(),
}: {
  database: Database
  jobs: Jobs
  secrets: Secrets
  siteUrl: string
  teamList: TeamList
  /** Whether team accounts are restricted until they have a second factor. */
  teamSecondFactor?: 'offered' | 'required'
  hashing?: PasswordHashing | undefined
}) {
  const { validateUserInfo, account, accountHooks, onAPIError } = thirdPartyRules({
    database,
    jobs,
    teamList,
  })
  const isEncrypted = siteUrl.startsWith('https:')
  const library = betterAuth({
    appName: 'Crovest',
    ...librarySecrets(secrets),
    baseURL: siteUrl,
    basePath: '/api/auth',
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      // Registration is our own: it writes account, link and email job in one transaction.
      disableSignUp: true,
      minPasswordLength: minPasswordLength,
      maxPasswordLength: maxPasswordLength,
      password: hashing,
    },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'user' },
        userType: { type: 'string', input: false, defaultValue: 'creator' },
      },
      validateUserInfo,
    },
    account,
    onAPIError,
    session: {
      // Counted from the sign-in and never extended; without 'Remember me' the library uses one day.
      expiresIn: thirtyDays,
      disableSessionRefresh: true,
      // No cookie cache, so that a session ended elsewhere is rejected immediately.
      cookieCache: { enabled: false },
    },
    databaseHooks: {
      account: accountHooks,
      session: {
        create: {
          before: async ({ userId, userAgent }) => {
            const data = { userAgent: truncate(userAgent ?? '', maxUserAgentLength) }
            const facts = await findSignInFacts(database.db, userId)
            if (!facts || !teamList.roleOf(facts.email)) return { data }
            await requireFactorAtSignIn(database, userId)
            const now = new Date()
            return { data: { ...data, expiresAt: teamSessionEnd(now, now) } }
          },
          // Every kind of sign-in creates its session here, including future ones.
          after: async ({ id, userId }) => {
            const isTooLate = await database.transaction(async (tx) => {
              const facts = await lockSignInFacts(tx, userId)
              if (!facts) return false
              if (startedBeforeRevocation(facts.accessRevokedAt)) return endOwnSession(tx, userId, id)
              await recordSignIn(tx, { ...facts, userId, teamRole: teamList.roleOf(facts.email) })
              return false
            })
            if (isTooLate) throw new AppError('UNAUTHENTICATED', signInMessages.failed)
          },
        },
      },
    },
    advanced: {
      // Browsers accept `__Host-` cookies only from this exact host over TLS; the library only supports
      // `__Secure-`.
      cookiePrefix: isEncrypted ? '__Host-crovest' : 'crovest',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isEncrypted },
      // The server determines the client's IP address itself and doesn't store it.
      ipAddress: { disableIpTracking: true },
      // `requireSameOrigin` protects the whole API and knows every hostname of this server.
      disableCSRFCheck: true,
    },
    plugins: [beginSessionPlugin],
    // Our own rate limits work across processes and trust no forwarded header.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  const findSession = prepareSessionSearch(database.db)
  async function lacksFactor({ id, role }: TeamMember) {
    if (role === 'user') return false
    const { hasTotp, hasPasskey } = await findFactors(database.db, id)
    return !hasTotp && !hasPasskey
  }
  return Object.assign(library, {
    teamList,
    /** The session and user of a token, if still valid; also extends a team session. */
    async findLiveSession(token: string, c: Context) {
      const found = await findSession(token)
      return found && (await extendTeamSession(database.db, found, c)) ? found : undefined
    },
    /** Whether this account can only set up its second factor. */
    needsSecondFactor: async (user: TeamMember) =>
      teamSecondFactor === 'required' && (await lacksFactor(user)),
    /** Whether a second factor is offered or required, if the team account has none. */
    missingSecondFactor: async (user: TeamMember) =>
      (await lacksFactor(user)) ? teamSecondFactor : undefined,
  })
}
