import { defineCallable } from '#platform/server/http/callable.ts'
import { AuthenticatedUser, AuthenticateUserInput } from '../../contract/authenticate-user.ts'
import { asRole } from '../../contract/roles.ts'
import { isProgram, issueToken } from './issue-token.ts'
import type { CurrentUser } from '../session/current-session.ts'
import { signInLimit } from '../limits.ts'
import { signIn, type AuthDeps } from './sign-in.ts'

/** Pages get the cookie, programs a token. */
export const authenticateUser = (deps: AuthDeps) =>
  defineCallable<CurrentUser, { email: string; password: string; code?: string | undefined }>({
    name: 'authenticateUser',
    summary: 'Sign in with an email address and a password; a program gets a bearer token',
    access: 'anybody',
    limit: signInLimit,
    input: AuthenticateUserInput,
    output: AuthenticatedUser,
    run: async (credentials, { context }) => {
      if (!isProgram(context)) return { user: present(await signIn(deps, context, credentials)) }
      const { user, token, expiresAt } = await issueToken(deps, context, credentials)
      return { user: present(user), token, expiresAt }
    },
  })

const present = ({ id, email, role }: { id: string; email: string; role?: unknown }) => ({
  uid: id,
  email,
  role: asRole(role),
})
