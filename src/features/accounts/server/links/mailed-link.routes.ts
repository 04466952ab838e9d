import { createRoute } from '@hono/zod-openapi'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import { linkMessages } from '../../contract/account-messages.ts'
import {
  EmailConfirmationInput,
  PasswordResetInput,
  ResetRequestInput,
  MessageResponse,
} from '../../contract/password-reset.ts'
import { findSession } from '../session/current-session.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { signInLimit } from '../limits.ts'
import { requestPasswordReset, cancelEmailChange, confirmAddress, resetPassword } from './mailed-links.ts'

const resetRequestRoute = createRoute({
  method: 'post',
  path: '/auth/password-reset',
  summary: 'Request a password reset link by email',
  request: jsonBody(ResetRequestInput),
  responses: {
    202: jsonResponse('The same response whether or not the account exists.', MessageResponse),
    ...errorResponses,
  },
})

const resetRoute = createRoute({
  method: 'put',
  path: '/auth/password-reset',
  summary: 'Set a new password with the token from an emailed link',
  request: jsonBody(PasswordResetInput),
  responses: {
    200: jsonResponse('The password was changed and all sessions have ended.', MessageResponse),
    ...errorResponses,
  },
})

const confirmationRoute = createRoute({
  method: 'put',
  path: '/auth/email-confirmation',
  summary: 'Confirm an email address with the token from an emailed link',
  request: jsonBody(EmailConfirmationInput),
  responses: { 200: jsonResponse('The address is confirmed.', MessageResponse), ...errorResponses },
})

const cancellationRoute = createRoute({
  method: 'put',
  path: '/auth/email-change-cancellation',
  summary: 'Cancel or undo an email change with the token sent to the old address',
  request: jsonBody(EmailConfirmationInput),
  responses: {
    200: jsonResponse('The change was canceled or undone, and all sessions have ended.', MessageResponse),
    ...errorResponses,
  },
})

export function mailedLinkRoutes(deps: AccountsDeps) {
  const router = createRouter()
  for (const path of ['/auth/password-reset', '/auth/email-confirmation', '/auth/email-change-cancellation'])
    router.use(path, deps.limit(signInLimit))
  return router
    .openapi(resetRequestRoute, async (c) => {
      await requestPasswordReset(deps, c.req.valid('json').email, c.var.clientAddress)
      return c.json({ message: linkMessages.resetAsked }, 202)
    })
    .openapi(resetRoute, async (c) => {
      const { hasLostFactors } = await resetPassword(deps, c.req.valid('json'), c.var.clientAddress)
      const message = hasLostFactors ? linkMessages.passkeysRemoved : linkMessages.passwordSet
      return c.json({ message }, 200)
    })
    .openapi(confirmationRoute, async (c) => {
      const opener = await findSession(deps.auth, c)
      const { clientAddress } = c.var
      await confirmAddress(deps, c.req.valid('json').token, { opener, clientAddress })
      return c.json({ message: linkMessages.emailConfirmed }, 200)
    })
    .openapi(cancellationRoute, async (c) => {
      const { token } = c.req.valid('json')
      const { isRestored } = await cancelEmailChange(deps, token, c.var.clientAddress)
      const message = isRestored ? linkMessages.emailRestored : linkMessages.emailChangeCanceled
      return c.json({ message }, 200)
    })
}
