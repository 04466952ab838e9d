import { setTimeout as pause } from 'node:timers/promises'
import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Limit } from '#platform/server/http/rate-limit.ts'
import type { SecurityLog } from '#platform/server/security-log.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { signInMessages } from '../../contract/messages.ts'
import { accountPaths } from '../../contract/paths.ts'
import {
  providerIds,
  SignInOptions,
  ThirdPartySignInInput,
  OAuthRedirect,
  type ProviderId,
} from '../../contract/third-party.ts'
import { describeSignInProblem } from '../../domain/describe-sign-in-problem.ts'
import { chooseSignInTarget, withReturn } from '../../domain/sign-in-target.ts'
import type { Auth } from '../auth.ts'
import { findEarlierSession, forwardCookies } from '../session/current-session.ts'
import { chooseEnding } from './finish-third-party.ts'
import { findThirdPartyStart } from '../session/access.store.ts'
import { signInLimit } from '../limits.ts'
import { endOwnSession } from '../own-account/own-account.store.ts'
import { withSignInProgress, type SignInProgress } from '../sign-in/sign-in-start.ts'
import type { ThirdParties } from './third-party-providers.ts'
import { rethrowTranslated } from '../translate-auth-error.ts'

const optionsRoute = createRoute({
  method: 'get',
  path: '/sign-in-options',
  summary: 'List the sign-in providers',
  responses: {
    200: jsonResponse('The configured providers; often none.', SignInOptions),
    ...errorResponses,
  },
})

const beginRoute = createRoute({
  method: 'post',
  path: '/auth/sign-in/social',
  summary: 'Start a third-party sign-in',
  request: jsonBody(ThirdPartySignInInput),
  responses: {
    200: jsonResponse('The URL to open in this browser.', OAuthRedirect),
    ...errorResponses,
  },
})

const returnRoute = createRoute({
  method: 'get',
  path: '/auth/callback/{provider}',
  summary: 'Callback for third-party sign-ins',
  request: { params: z.object({ provider: z.enum(providerIds) }) },
  responses: {
    302: {
      description: 'Redirects to the requested page, or back to the sign-in with an error code.',
    },
    ...errorResponses,
  },
})

type Deps = {
  database: Database
  auth: Auth
  thirdParties: ThirdParties
  limit: Limit
  securityLog: SecurityLog
  pagePaths: readonly string[]
}

/** Mounted before `accountsRoutes`, which closes all other routes of the library. */
export function thirdPartyRoutes({ database, auth, thirdParties, limit, securityLog, pagePaths }: Deps) {
  const router = createRouter()
  router.use('/auth/sign-in/social', limit(signInLimit, signInMessages.tooMany))
  return router
    .openapi(optionsRoute, (c) => c.json({ providers: thirdParties.list() }, 200))
    .openapi(beginRoute, async (c) => {
      const { provider, callbackURL, requestSignUp = false } = c.req.valid('json')
      const { target } = chooseSignInTarget([callbackURL], pagePaths)
      const name = thirdParties.list().find(({ id }) => id === provider)?.name
      if (name === undefined) throw new AppError('NOT_FOUND', 'This way to sign in is not available.')
      await thirdParties.prepare(provider).catch((cause: unknown) => {
        const what = requestSignUp ? 'registration' : 'login'
        throw new AppError('UNAVAILABLE', describeSignInProblem('failed', name, what), { cause })
      })
      const errorCallbackURL = withReturn(requestSignUp ? accountPaths.register : accountPaths.signIn, target)
      const body = { provider, callbackURL: target, errorCallbackURL, disableRedirect: true }
      const { headers, response } = await auth.api
        .signInSocial({ body, headers: c.req.raw.headers, returnHeaders: true })
        .catch(rethrowTranslated)
      forwardCookies(headers, c)
      return c.json({ url: response.url ?? '', redirect: true as const }, 200)
    })
    .openapi(returnRoute, async (c) => {
      const { provider } = c.req.valid('param')
      const before = await findEarlierSession(auth, c)
      const progress: SignInProgress = { start: new Date() }
      const response = await finish(c.req.raw, provider, progress)
      if (response) forwardCookies(response.headers, c)
      const { location, refusal } = chooseEnding(response, provider, pagePaths)
      const { email } = progress
      securityLog(refusal ? 'sign-in-failed' : 'sign-in', { email, clientAddress: c.var.clientAddress })
      if (refusal)
        c.var.log.info({ requestId: c.var.requestId, provider, ...refusal }, 'third-party sign-in rejected')
      else if (before) await endOwnSession(database.db, before.id, before.session.id)
      return c.redirect(location, 302)
    })

  /** Undefined if the provider doesn't respond in time. */
  async function finish(request: Request, provider: ProviderId, progress: SignInProgress) {
    const prepared = await thirdParties.prepare(provider).catch(() => false)
    if (!prepared) return undefined
    const tooLong = pause(timeoutMs, undefined, { ref: false })
    const state = new URL(request.url).searchParams.get('state') ?? ''
    // Without a start the state isn't ours, and the library rejects it.
    progress.start = (await findThirdPartyStart(database.db, state)) ?? progress.start
    const response = withSignInProgress(progress, () => auth.handler(request)).catch(() => undefined)
    return Promise.race([response, tooLong])
  }
}

const timeoutMs = 20_000

export type ThirdPartyRoutes = ReturnType<typeof thirdPartyRoutes>
