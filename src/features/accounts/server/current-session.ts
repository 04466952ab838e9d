import type { Context } from 'hono'
import { asRole, type Role } from '../contract/roles.ts'
import { asUserType, type UserType } from '../contract/user-types.ts'
import type { Auth } from './auth.ts'
import { sendsToken, sessionHeaders } from './session-headers.ts'
import { rethrowTranslated } from './translate-auth-error.ts'

export type CurrentUser = {
  id: string
  email: string
  /** Until the address is confirmed, nothing that was stored under it belongs to this user. */
  emailVerified: boolean
  role: Role
  userType: UserType
  session: { id: string; startedAt: Date }
}

/** Who sends this request, by the session of its cookie or its token. A cookie whose session has ended is taken back. */
export async function findSession(auth: Auth, c: Context): Promise<CurrentUser | null> {
  const { headers, response } = await auth.api
    .getSession({ headers: await sessionHeaders(auth, c), returnHeaders: true })
    .catch(rethrowTranslated)
  if (!sendsToken(c)) passCookiesOn(headers, c)
  if (!response) return null
  const { id, email, emailVerified, role, userType } = response.user
  return {
    id,
    email,
    emailVerified,
    role: asRole(role),
    userType: asUserType(userType),
    session: { id: response.session.id, startedAt: response.session.createdAt },
  }
}

/** Ends it in the database too, so that a copy of the cookie is worth nothing. Without a session there is nothing to do. */
export async function endSession(auth: Auth, c: Context) {
  const { headers } = await auth.api
    .signOut({ headers: await sessionHeaders(auth, c), returnHeaders: true })
    .catch(rethrowTranslated)
  passCookiesOn(headers, c)
  c.header('cache-control', 'no-store')
}

export function passCookiesOn(headers: Headers, c: Context) {
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
