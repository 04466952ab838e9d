import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { ProgramToken } from '../../contract/authenticate-user.ts'
import { registrationMessages, signInMessages } from '../../contract/messages.ts'
import { RegistrationInput, SignInInput } from '../../contract/sign-in.ts'
import { Session, SignedInUser } from '../../contract/session.ts'

import { issueToken } from '../sign-in/issue-token.ts'
import { endSession, findSession } from './current-session.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { signInLimit } from '../limits.ts'
import { withFreshHash } from '../password/password-hashing.ts'
import { presentUser } from '../sign-in/present-user.ts'
import { register } from '../sign-in/registration.ts'
import { signIn, signInToTeam } from '../sign-in/sign-in.ts'

const Entered = z.object({ user: SignedInUser })

const signInRoute = createRoute({
  method: 'post',
  path: '/auth/sign-in/email',
  summary: 'Sign in with an email address and a password',
  request: jsonBody(SignInInput),
  responses: { 200: jsonResponse('Signed in. The session is in the cookie.', Entered), ...errorResponses },
})

const teamSignInRoute = createRoute({
  ...signInRoute,
  path: '/team/session',
  summary: 'Sign in to the admin area with an account on the allow list',
})

const tokenRoute = createRoute({
  ...signInRoute,
  path: '/auth/token',
  summary: 'Create a bearer token for a program; rejected for pages, which sign in instead',
  responses: {
    200: jsonResponse('For `Authorization: Bearer …`, until it is signed out or expires.', ProgramToken),
    ...errorResponses,
  },
})

const signUpRoute = createRoute({
  method: 'post',
  path: '/auth/sign-up/email',
  summary: 'Register with an email address and a password',
  request: jsonBody(RegistrationInput),
  responses: { 200: jsonResponse('Registered and signed in.', Entered), ...errorResponses },
})

const signOutRoute = createRoute({
  method: 'post',
  path: '/auth/sign-out',
  summary: 'Sign out the session of the cookie or token',
  responses: { 200: jsonResponse('Signed out.', Session), ...errorResponses },
})

const sessionRoute = createRoute({
  method: 'get',
  path: '/session',
  summary: 'Get the current session',
  responses: { 200: jsonResponse("The session's user, or null.", Session), ...errorResponses },
})

export function sessionRoutes(deps: AccountsDeps) {
  const { auth, limit } = deps
  const router = createRouter()
  for (const path of ['/auth/sign-in/*', '/auth/sign-up/*', '/auth/token', '/team/session'])
    router.use(path, limit(signInLimit, signInMessages.tooMany))
  return router
    .openapi(signInRoute, async (c) => {
      const user = await signIn(deps, c, c.req.valid('json'))
      return c.json({ user: presentUser(user) }, 200)
    })
    .openapi(teamSignInRoute, async (c) => {
      const user = await signInToTeam(deps, c, c.req.valid('json'))
      return c.json({ user: presentUser(user) }, 200)
    })
    .openapi(tokenRoute, async (c) => {
      const { token, expiresAt } = await issueToken(deps, c, c.req.valid('json'))
      return c.json({ token, expiresAt }, 200)
    })
    .openapi(signUpRoute, async (c) => {
      const input = c.req.valid('json')
      const freshHash = await register(deps, input)
      const user = await withFreshHash(freshHash, () => signIn(deps, c, input)).catch((cause: unknown) => {
        // The account exists, so registering again would fail.
        throw new AppError('ABORTED', registrationMessages.signInNext, { cause })
      })
      return c.json({ user: presentUser(user) }, 200)
    })
    .openapi(signOutRoute, async (c) => {
      await endSession(auth, c)
      return c.json({ user: null }, 200)
    })
    .openapi(sessionRoute, async (c) => {
      c.header('cache-control', 'no-store')
      const user = await findSession(auth, c)
      if (!user) return c.json({ user: null }, 200)
      const secondFactor = await auth.missingSecondFactor(user)
      return c.json({ user: { ...presentUser(user), ...(secondFactor && { secondFactor }) } }, 200)
    })
}
