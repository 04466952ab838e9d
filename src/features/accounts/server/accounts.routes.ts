import { createRoute, z } from '@hono/zod-openapi'
import type { Attempts, Limit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonAnswer, jsonBody, refusals } from '#platform/server/http/router.ts'
import { ProgramToken } from '../contract/authenticate-user.ts'
import { signInMessages } from '../contract/messages.ts'
import { Session, SignedInUser } from '../contract/session.ts'
import { SignInInput } from '../contract/sign-in.ts'
import type { Auth } from './auth.ts'
import { issueToken } from './issue-token.ts'
import { endSession, findSession } from './current-session.ts'
import { askLibrary, isOpenLibraryPath } from './library-paths.ts'
import { presentUser } from './present-user.ts'
import { signIn, signInToTeam } from './sign-in.ts'
import type { TeamList } from './team-list.ts'

const Entered = z.object({ user: SignedInUser })

const signInRoute = createRoute({
  method: 'post',
  path: '/auth/sign-in/email',
  summary: 'Sign in with an e-mail address and a password',
  request: jsonBody(SignInInput),
  responses: { 200: jsonAnswer('Signed in; the session is in the cookie.', Entered), ...refusals },
})

const teamSignInRoute = createRoute({
  ...signInRoute,
  path: '/team/session',
  summary: 'Sign in to the admin area, for the accounts on its allow list',
})

const tokenRoute = createRoute({
  ...signInRoute,
  path: '/auth/token',
  summary: 'A bearer token for a program; a page is refused and signs in instead',
  responses: {
    200: jsonAnswer('For `Authorization: Bearer …`, until it is signed out or ends.', ProgramToken),
    ...refusals,
  },
})

const signOutRoute = createRoute({
  method: 'post',
  path: '/auth/sign-out',
  summary: 'End the session of the cookie or of the token',
  responses: { 200: jsonAnswer('Nobody is signed in any more.', Session), ...refusals },
})

const sessionRoute = createRoute({
  method: 'get',
  path: '/session',
  summary: 'Who is signed in, if anybody',
  responses: { 200: jsonAnswer('The user of the cookie’s session, or null.', Session), ...refusals },
})

type Needs = { auth: Auth; teamList: TeamList; limit: Limit; attempts: Attempts }

export function accountsRoutes({ auth, teamList, limit, attempts }: Needs) {
  const keepers = { auth, attempts, teamList }
  const router = createRouter()
  router.use('/auth/sign-in/*', limit('signIn', signInMessages.tooMany))
  router.use('/auth/token', limit('signIn', signInMessages.tooMany))
  router.use('/team/session', limit('signIn', signInMessages.tooMany))
  return router
    .openapi(signInRoute, async (c) => {
      const user = await signIn(keepers, c, c.req.valid('json'))
      return c.json({ user: presentUser(user) }, 200)
    })
    .openapi(teamSignInRoute, async (c) => {
      const user = await signInToTeam(keepers, c, c.req.valid('json'))
      return c.json({ user: presentUser(user) }, 200)
    })
    .openapi(tokenRoute, async (c) => {
      const { token, expiresAt } = await issueToken(keepers, c, c.req.valid('json'))
      return c.json({ token, expiresAt }, 200)
    })
    .openapi(signOutRoute, async (c) => {
      await endSession(auth, c)
      return c.json({ user: null }, 200)
    })
    .openapi(sessionRoute, async (c) => {
      c.header('cache-control', 'no-store')
      const user = await findSession(auth, c)
      return c.json({ user: user && presentUser(user) }, 200)
    })
    .all('/auth/*', (c) =>
      isOpenLibraryPath(c.req.method, c.req.path) ? askLibrary(auth, c.req.raw) : c.notFound(),
    )
}

export type AccountsRoutes = ReturnType<typeof accountsRoutes>
