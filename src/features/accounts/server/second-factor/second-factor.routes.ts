import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { factorMessages } from '../../contract/second-factor-messages.ts'
import {
  ChallengeInput,
  Confirmation,
  ConfirmationInput,
  NewPasskeyInput,
  PasskeyChallenge,
  PasskeyNameInput,
  RecoveryCodes,
  SecondFactor,
  TotpCodeInput,
  TotpSetup,
} from '../../contract/second-factor.ts'
import { createGuards, type GuardedEnv } from '../session/guards.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { confirmIdentity, describeConfirmation } from './confirmation.ts'
import {
  beginTotp,
  describeFactors,
  deletePasskeyRow,
  deleteTotpRow,
  finishTotp,
  renewRecoveryCodes,
  requireCanAddFactor,
  storePasskey,
} from './manage-factors.ts'
import { createPasskeyChallenge, requestRegistration } from './passkeys.ts'
import { renamePasskey } from './second-factor.store.ts'

const statusRoute = createRoute({
  method: 'get',
  path: '/second-factor',
  summary: "Get the account's passkeys, authenticator app and recovery codes",
  responses: { 200: jsonResponse('The current setup.', SecondFactor), ...errorResponses },
})

const freshnessRoute = createRoute({
  method: 'get',
  path: '/confirmation',
  summary: 'Get how long the last confirmation is valid and how to confirm again',
  responses: { 200: jsonResponse('Zero seconds: confirmation needed.', Confirmation), ...errorResponses },
})

const confirmRoute = createRoute({
  method: 'post',
  path: '/confirmation',
  summary: 'Confirm your identity with a password, a code or a passkey',
  request: jsonBody(ConfirmationInput),
  responses: { 200: jsonResponse('Confirmed for five minutes.', Confirmation), ...errorResponses },
})

const beginTotpRoute = createRoute({
  method: 'post',
  path: '/totp',
  summary: 'Start the setup of an authenticator app',
  responses: { 201: jsonResponse('The secret for the app.', TotpSetup), ...errorResponses },
})

const finishTotpRoute = createRoute({
  method: 'put',
  path: '/totp',
  summary: 'Finish the setup with a code from the app',
  request: jsonBody(TotpCodeInput),
  responses: { 200: jsonResponse('The app is now in use.', RecoveryCodes), ...errorResponses },
})

const removeTotpRoute = createRoute({
  method: 'delete',
  path: '/totp',
  summary: 'Remove the authenticator app',
  responses: { 204: { description: 'Its codes are no longer accepted.' }, ...errorResponses },
})

const codesRoute = createRoute({
  method: 'post',
  path: '/recovery-codes',
  summary: 'Replace the recovery codes',
  responses: { 201: jsonResponse('Shown only once.', RecoveryCodes), ...errorResponses },
})

const challengeRoute = createRoute({
  method: 'post',
  path: '/passkey-challenges',
  summary: 'Create a passkey challenge to add one or to confirm your identity',
  request: jsonBody(ChallengeInput),
  responses: { 201: jsonResponse('Valid once, for five minutes.', PasskeyChallenge), ...errorResponses },
})

const addPasskeyRoute = createRoute({
  method: 'post',
  path: '/passkeys',
  summary: 'Add a passkey',
  request: jsonBody(NewPasskeyInput),
  responses: {
    201: jsonResponse('The passkey can now be used to sign in.', RecoveryCodes),
    ...errorResponses,
  },
})

const params = z.object({ id: z.uuid() })

const renameRoute = createRoute({
  method: 'patch',
  path: '/passkeys/{id}',
  summary: 'Rename a passkey',
  request: { params, ...jsonBody(PasskeyNameInput) },
  responses: { 204: { description: 'Renamed.' }, ...errorResponses },
})

const removeRoute = createRoute({
  method: 'delete',
  path: '/passkeys/{id}',
  summary: 'Remove a passkey',
  request: { params },
  responses: { 204: { description: 'The passkey is no longer accepted.' }, ...errorResponses },
})

/** Under /account, and open to team accounts that must set up their second factor first. */
export function secondFactorRoutes(deps: AccountsDeps) {
  const { db } = deps.database
  const passkeyDeps = { db, siteUrl: deps.siteUrl }
  const router = createRouter<GuardedEnv>()
  const { requireUserInSetup } = createGuards(deps.auth)
  for (const path of [
    '/second-factor',
    '/confirmation',
    '/totp',
    '/recovery-codes',
    '/passkeys/*',
    '/passkey-challenges',
  ]) {
    router.use(path, requireUserInSetup)
    router.on(['POST', 'PUT', 'PATCH', 'DELETE'], path, deps.limit(writeLimit))
  }
  return router
    .openapi(statusRoute, async (c) => c.json(await describeFactors(deps, c.var.user), 200))
    .openapi(freshnessRoute, async (c) => c.json(await describeConfirmation(deps, c.var.user), 200))
    .openapi(confirmRoute, async (c) =>
      c.json(await confirmIdentity(deps, c.var.user, c.req.valid('json')), 200),
    )
    .openapi(beginTotpRoute, async (c) => c.json(await beginTotp(deps, c.var.user), 201))
    .openapi(finishTotpRoute, async (c) => {
      const recoveryCodes = await finishTotp(deps, c.var.user, c.req.valid('json').code)
      return c.json({ recoveryCodes }, 200)
    })
    .openapi(removeTotpRoute, async (c) => {
      await deleteTotpRow(deps, c.var.user)
      return c.body(null, 204)
    })
    .openapi(codesRoute, async (c) =>
      c.json({ recoveryCodes: await renewRecoveryCodes(deps, c.var.user) }, 201),
    )
    .openapi(challengeRoute, async (c) => {
      const { id } = c.var.user
      if (c.req.valid('json').purpose === 'confirmation')
        return c.json(await createPasskeyChallenge(passkeyDeps, 'passkey-confirmation', id), 201)
      requireCanAddFactor(c.var.user)
      return c.json(await requestRegistration(passkeyDeps, c.var.user), 201)
    })
    .openapi(addPasskeyRoute, async (c) => {
      const recoveryCodes = await storePasskey(deps, c.var.user, c.req.valid('json'))
      return c.json({ recoveryCodes }, 201)
    })
    .openapi(renameRoute, async (c) => {
      if (!(await renamePasskey(db, c.var.user.id, c.req.valid('param').id, c.req.valid('json').name)))
        throw new AppError('NOT_FOUND', factorMessages.noSuchPasskey)
      return c.body(null, 204)
    })
    .openapi(removeRoute, async (c) => {
      await deletePasskeyRow(deps, c.var.user, c.req.valid('param').id)
      return c.body(null, 204)
    })
}
