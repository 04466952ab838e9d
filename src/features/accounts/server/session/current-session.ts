import type { Context } from 'hono'
import { asRole, type Role } from '../../contract/roles.ts'
import { asUserType, type UserType } from '../../contract/user-types.ts'
import { sessionCookie, type Auth } from '../auth.ts'
import { sendsToken, sessionHeaders } from './session-headers.ts'
import { readCookie, readSignedToken } from './signed-token.ts'
import { rethrowTranslated } from '../translate-auth-error.ts'

export type CurrentUser = {
  id: string
  email: string
  /** Until the address is confirmed, nothing that was stored under it belongs to this user. */
  emailVerified: boolean
  role: Role
  userType: UserType
  session: { id: string; startedAt: Date; confirmedAt: Date | null }
  /** Where this request comes from. */
  clientAddress: string
}

/**
 * Who sends this request, by the session of its cookie or its token. One question to the database, where the library asks
 * two: every request of a signed-in person comes past here.
 */
export async function findSession(auth: Auth, c: Context): Promise<CurrentUser | null> {
  const headers = await sessionHeaders(auth, c)
  const { authCookies, secret } = await auth.$context
  const signed = readCookie(headers.get('cookie') ?? '', authCookies.sessionToken.name)
  if (signed === undefined) return null
  const token = readSignedToken(signed, secret)
  const found = token === undefined ? undefined : await auth.findLiveSession(token, c)
  if (!found) {
    if (!sendsToken(c)) await takeBack(auth, c)
    return null
  }
  const { user } = found
  const { id, startedAt, confirmedAt } = found.session
  const session = { id, startedAt, confirmedAt }
  const { clientAddress } = c.var as { clientAddress: string }
  return { ...user, role: roleNow(auth, user), userType: asUserType(user.userType), session, clientAddress }
}

/** A role counts while the configuration gives it: a row in the database alone makes nobody a member of the team. */
function roleNow({ teamList }: Auth, { email, role }: { email: string; role: Role }): Role {
  const known = asRole(role)
  return teamList.roleOf(email) === known ? known : 'user'
}

/** The session that a browser has already, which a new sign-in ends. */
export const findEarlierSession = (auth: Auth, c: Context) =>
  sessionCookie.test(c.req.header('cookie') ?? '') ? findSession(auth, c) : null

/** A cookie whose session has ended is of no more use; the library knows all that goes with it. */
async function takeBack(auth: Auth, c: Context) {
  const { headers } = await auth.api
    .getSession({ headers: c.req.raw.headers, returnHeaders: true })
    .catch(rethrowTranslated)
  forwardCookies(headers, c)
}

/** Ends it in the database too, so that a copy of the cookie is worth nothing. Without a session there is nothing to do. */
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
