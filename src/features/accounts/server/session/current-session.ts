import type { Context } from 'hono'
import { asRole, type Role, asUserType, type UserType } from '../../contract/roles.ts'

import { sessionCookie, type Auth } from '../auth.ts'

import { readCookie, readSignedToken } from './signed-token.ts'
import { rethrowTranslated } from '../translate-auth-error.ts'

const bearer = /^bearer +(\S+) *$/i
const isBearer = /^bearer\b/i

/**
 * The headers by which the library finds the session. A bearer token replaces the cookie; if both are sent,
 * only the token counts.
 */
async function sessionHeaders(auth: Auth, c: Context): Promise<Headers> {
  if (!sendsToken(c)) return c.req.raw.headers
  const token = bearer.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  const { sessionToken } = (await auth.$context).authCookies
  return new Headers({ cookie: `${sessionToken.name}=${encodeURIComponent(token)}` })
}

const sendsToken = (c: Context) => isBearer.test(c.req.header('authorization') ?? '')

export type CurrentUser = {
  id: string
  email: string
  /** Data stored under an unconfirmed address doesn't belong to this user. */
  emailVerified: boolean
  role: Role
  userType: UserType
  session: { id: string; startedAt: Date; confirmedAt: Date | null }
  /** The client's IP address. */
  clientAddress: string
}

/**
 * The user of the request's cookie or token. One query where the library needs two, because every
 * authenticated request runs it.
 */
export async function findSession(auth: Auth, c: Context): Promise<CurrentUser | null> {
  const headers = await sessionHeaders(auth, c)
  const { authCookies, secret } = await auth.$context
  const signed = readCookie(headers.get('cookie') ?? '', authCookies.sessionToken.name)
  if (signed === undefined) return null
  const token = readSignedToken(signed, secret)
  const found = token === undefined ? undefined : await auth.findLiveSession(token, c)
  if (!found) {
    if (!sendsToken(c)) await clearSessionCookies(auth, c)
    return null
  }
  const { user } = found
  const { id, startedAt, confirmedAt } = found.session
  const session = { id, startedAt, confirmedAt }
  const { clientAddress } = c.var as { clientAddress: string }
  return { ...user, role: roleNow(auth, user), userType: asUserType(user.userType), session, clientAddress }
}

/** A role is valid only if the configuration grants it; a database row alone is not enough. */
function roleNow({ teamList }: Auth, { email, role }: { email: string; role: Role }): Role {
  const storedRole = asRole(role)
  return teamList.roleOf(email) === storedRole ? storedRole : 'user'
}

/** The browser's existing session, which a new sign-in ends. */
export const findEarlierSession = (auth: Auth, c: Context) =>
  sessionCookie.test(c.req.header('cookie') ?? '') ? findSession(auth, c) : null

/** Clears the cookies of an ended session through the library, which knows all of them. */
async function clearSessionCookies(auth: Auth, c: Context) {
  const { headers } = await auth.api
    .getSession({ headers: c.req.raw.headers, returnHeaders: true })
    .catch(rethrowTranslated)
  forwardCookies(headers, c)
}

/**
 * Also ends the session in the database, so that a copy of the cookie is useless. Does nothing without a
 * session.
 */
export async function endSession(auth: Auth, c: Context) {
  const { headers } = await auth.api
    .signOut({ headers: await sessionHeaders(auth, c), returnHeaders: true })
    .catch(rethrowTranslated)
  forwardCookies(headers, c)
  c.header('cache-control', 'no-store')
}

export function forwardCookies(headers: Headers, c: Context) {
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
