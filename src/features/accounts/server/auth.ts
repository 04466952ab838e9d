import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '#platform/server/database/database.ts'
import { accounts, sessions, users, verifications } from './accounts.tables.ts'

/** The cookie that carries a session, with or without the prefix it has behind TLS. */
export const sessionCookie = /(^|;\s*)(__Secure-|__Host-)?crovest\.session/

export type Auth = ReturnType<typeof createAuth>

export function createAuth({
  database,
  secret,
  siteUrl,
}: {
  database: Database
  secret: string
  siteUrl: string
}) {
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
    user: { additionalFields: { role: { type: 'string', input: false, defaultValue: 'user' } } },
    advanced: {
      cookiePrefix: 'crovest',
      // The server knows the client's address itself and does not store it.
      ipAddress: { disableIpTracking: true },
    },
    // Ours hold across processes and trust no forwarded header.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}
