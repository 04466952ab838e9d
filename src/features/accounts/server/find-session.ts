import type { Context } from 'hono'
import { asRole, type Role } from '../contract/roles.ts'
import type { Auth } from './auth.ts'
import { toAppError } from './translate-auth-error.ts'

export type CurrentUser = { id: string; email: string; role: Role }

/** Who sends this request, by the session of its cookie. A session that was prolonged or has ended gets its cookie renewed. */
export async function findSession(auth: Auth, c: Context): Promise<CurrentUser | null> {
  const { headers, response } = await auth.api
    .getSession({ headers: c.req.raw.headers, returnHeaders: true })
    .catch((error: unknown) => {
      throw toAppError(error)
    })
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  if (!response) return null
  const { id, email, role } = response.user
  return { id, email, role: asRole(role) }
}
