import type { Context } from 'hono'
import { AppError } from '#platform/common/errors.ts'
import type { ProgramToken } from '../../contract/authenticate-user.ts'
import type { SignInInput } from '../../contract/sign-in.ts'
import { enter, type AuthDeps } from './sign-in.ts'

/** Pages have an HttpOnly session cookie and get no token that a script could leak. */
export const isProgram = (c: Context) =>
  c.req.header('origin') === undefined && c.req.header('sec-fetch-site') === undefined

/** Creates a session for a program that knows the password. */
export async function issueToken(
  deps: AuthDeps,
  c: Context,
  input: SignInInput,
): Promise<ProgramToken & { user: Awaited<ReturnType<typeof enter>>['user'] }> {
  if (!isProgram(c))
    throw new AppError('PERMISSION_DENIED', 'Tokens are for programs; a page signs in instead.')
  const { headers, user } = await enter(deps, c, input)
  const { sessionToken } = (await deps.auth.$context).authCookies
  const start = `${sessionToken.name}=`
  const cookie = headers.getSetCookie().find((line) => line.startsWith(start)) ?? ''
  const value = cookie.slice(start.length).split(';')[0] ?? ''
  const found = await deps.auth.api.getSession({ headers: new Headers({ cookie: `${start}${value}` }) })
  if (!found) throw new Error('The session that was just created is missing')
  return { token: decodeURIComponent(value), expiresAt: found.session.expiresAt.toISOString(), user }
}
