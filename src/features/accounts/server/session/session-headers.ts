import type { Context } from 'hono'
import type { Auth } from '../auth.ts'

const bearer = /^bearer +(\S+) *$/i
const isBearer = /^bearer\b/i

/**
 * The headers by which the library finds the session. A bearer token replaces the cookie; if both are sent,
 * only the token counts.
 */
export async function sessionHeaders(auth: Auth, c: Context): Promise<Headers> {
  if (!sendsToken(c)) return c.req.raw.headers
  const token = bearer.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  const { sessionToken } = (await auth.$context).authCookies
  return new Headers({ cookie: `${sessionToken.name}=${encodeURIComponent(token)}` })
}

export const sendsToken = (c: Context) => isBearer.test(c.req.header('authorization') ?? '')
