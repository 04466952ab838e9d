import { createRoute, z } from '@hono/zod-openapi'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { signInMessages } from '../../contract/messages.ts'
import { PasskeyChallenge, PasskeySignInInput } from '../../contract/second-factor.ts'
import { SignedInUser } from '../../contract/session.ts'
import { findEarlierSession, forwardCookies } from '../session/current-session.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { signInLimit } from '../limits.ts'
import { endOwnSession } from '../own-account/own-account.store.ts'
import { presentUser } from '../sign-in/present-user.ts'
import { failedSignInEvent } from '../sign-in/sign-in.ts'
import { withSignInStart } from '../sign-in/sign-in-start.ts'
import { rethrowTranslated } from '../translate-auth-error.ts'
import { createPasskeyChallenge, requirePasskey } from './passkeys.ts'
import { findPasskeyEmail } from './second-factor.store.ts'
import { signInWith } from './sign-in-factor.ts'

const challengeRoute = createRoute({
  method: 'post',
  path: '/auth/passkey-challenges',
  summary: 'Create a passkey challenge for signing in',
  responses: { 201: jsonResponse('Valid once, for five minutes.', PasskeyChallenge), ...errorResponses },
})

const signInRoute = createRoute({
  method: 'post',
  path: '/auth/sign-in/passkey',
  summary: 'Sign in with a passkey',
  request: jsonBody(PasskeySignInInput),
  responses: {
    200: jsonResponse('Signed in. The session is in the cookie.', z.object({ user: SignedInUser })),
    ...errorResponses,
  },
})

/** A passkey verifies its holder, so it counts as two factors. */
export function passkeySignInRoutes({ database, auth, siteUrl, limit, securityLog }: AccountsDeps) {
  const passkeyDeps = { db: database.db, siteUrl }
  const router = createRouter()
  for (const path of ['/auth/passkey-challenges', '/auth/sign-in/passkey'])
    router.use(path, limit(signInLimit, signInMessages.tooMany))
  return router
    .openapi(challengeRoute, async (c) =>
      c.json(await createPasskeyChallenge(passkeyDeps, 'passkey-sign-in', ''), 201),
    )
    .openapi(signInRoute, async (c) => {
      const { rememberMe, ...assertion } = c.req.valid('json')
      const before = await findEarlierSession(auth, c)
      const start = new Date()
      const note = noteFailure(assertion.credential.id, c.var.clientAddress)
      const unknownUser = { purpose: 'passkey-sign-in', userId: '' } as const
      const userId = await requirePasskey(passkeyDeps, unknownUser, assertion).catch(note)
      const isShown = () => Promise.resolve()
      const body = { userId, rememberMe }
      const { headers, response } = await withSignInStart(start, () =>
        signInWith(isShown, () =>
          auth.api.beginSession({ body, headers: c.req.raw.headers, returnHeaders: true }),
        ),
      )
        .catch(rethrowTranslated)
        .catch(note)
      if (before) await endOwnSession(database.db, before.id, before.session.id)
      securityLog('sign-in', { email: response.user.email, clientAddress: c.var.clientAddress })
      forwardCookies(headers, c)
      c.header('cache-control', 'no-store')
      return c.json({ user: presentUser(response.user) }, 200)
    })

  /** Logged under the passkey's account, or without one if it is unknown. */
  function noteFailure(credentialId: string, clientAddress: string) {
    return async (error: unknown): Promise<never> => {
      const event = failedSignInEvent(error)
      if (event)
        securityLog(event, { email: await findPasskeyEmail(database.db, credentialId), clientAddress })
      throw error
    }
  }
}
