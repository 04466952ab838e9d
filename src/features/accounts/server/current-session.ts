import type { Context } from 'hono'
import { asRole, type Role } from '../contract/roles.ts'
import type { Auth } from './auth.ts'
import { rethrowTranslated } from './translate-auth-error.ts'

export type CurrentUser = { id: string; email: string; role: Role; emailVerified: boolean }

/** Who sends this request, by the session of its cookie. A session that was prolonged or has ended gets its cookie renewed. */
export async function findSession(auth: Auth, c: Context): Promise<CurrentUser | null> {
  const { headers, response } = await auth.api
    .getSession({ headers: c.req.raw.headers, returnHeaders: true })
    .catch(rethrowTranslated)
  passCookiesOn(headers, c)
  if (!response) return null
  const { id, email, role, emailVerified } = response.user
  return { id, email, role: asRole(role), emailVerified }
}

/** Ends it in the database too, so that a copy of the cookie is worth nothing. Without a session there is nothing to do. */
export async function endSession(auth: Auth, c: Context) {
  const { headers } = await auth.api
    .signOut({ headers: c.req.raw.headers, returnHeaders: true })
    .catch(rethrowTranslated)
  passCookiesOn(headers, c)
  c.header('cache-control', 'no-store')
}

export function passCookiesOn(headers: Headers, c: Context) {
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
