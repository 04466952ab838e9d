import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, jsonResponse, jsonBody, errorResponses } from '#platform/server/http/router.ts'
import {
  Account,
  DeletionInput,
  EmailChangeInput,
  NameInput,
  OwnSessions,
  PasswordChangeInput,
} from '../../contract/account.ts'
import { accountMessages, linkMessages } from '../../contract/account-messages.ts'
import { MessageResponse } from '../../contract/password-reset.ts'
import { Session } from '../../contract/session.ts'
import { endSession } from '../session/current-session.ts'
import { createGuards, type GuardedEnv } from '../session/guards.ts'
import type { AccountsDeps } from '../accounts-deps.ts'
import { requestEmailChange, changePassword, deleteAccount, findAccount } from './own-account.ts'
import { endOtherSessions, endOwnSession, listSessions, renameUser } from './own-account.store.ts'
import { collectData } from './own-data.ts'
import { mailLink } from '../links/mailed-links.ts'
import { presentSession } from './present-account.ts'

const messageResponse = (description: string) => ({
  200: jsonResponse(description, MessageResponse),
  ...errorResponses,
})

const accountRoute = createRoute({
  method: 'get',
  path: '/',
  summary: 'Get the account',
  responses: { 200: jsonResponse("The caller's account.", Account), ...errorResponses },
})

const nameRoute = createRoute({
  method: 'patch',
  path: '/',
  summary: 'Change the name',
  request: jsonBody(NameInput),
  responses: messageResponse('The name was changed.'),
})

const emailRoute = createRoute({
  method: 'put',
  path: '/email',
  summary: 'Request a change of email address, confirmed by an email to the new one',
  request: jsonBody(EmailChangeInput),
  responses: {
    202: jsonResponse('An email is sent if the address is available.', MessageResponse),
    ...errorResponses,
  },
})

const confirmationRoute = createRoute({
  method: 'post',
  path: '/email-confirmation',
  summary: 'Send the confirmation email again',
  responses: { 202: jsonResponse('An email is on its way.', MessageResponse), ...errorResponses },
})

const passwordRoute = createRoute({
  method: 'put',
  path: '/password',
  summary: 'Change the password and end all other sessions',
  request: jsonBody(PasswordChangeInput),
  responses: messageResponse('The password was changed.'),
})

const sessionsRoute = createRoute({
  method: 'get',
  path: '/sessions',
  summary: "List the account's sessions",
  responses: { 200: jsonResponse('Newest first.', OwnSessions), ...errorResponses },
})

const endOneRoute = createRoute({
  method: 'delete',
  path: '/sessions/{id}',
  summary: 'End a session',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 204: { description: 'The session has ended.' }, ...errorResponses },
})

const endOthersRoute = createRoute({
  method: 'delete',
  path: '/sessions',
  summary: 'End all other sessions',
  responses: { 204: { description: 'All other sessions have ended.' }, ...errorResponses },
})

const exportRoute = createRoute({
  method: 'get',
  path: '/export',
  summary: 'Export everything stored about the account',
  responses: {
    200: jsonResponse('One entry per feature.', z.looseObject({})),
    ...errorResponses,
  },
})

const deletionRoute = createRoute({
  method: 'delete',
  path: '/',
  summary: 'Delete the account and everything stored about it',
  request: jsonBody(DeletionInput),
  responses: {
    200: jsonResponse('The account was deleted and the session has ended.', Session),
    ...errorResponses,
  },
})

/** Always the caller's own account; no request can name another one. */
export function ownAccountRoutes(deps: AccountsDeps) {
  const { db } = deps.database
  const router = createRouter<GuardedEnv>()
  router.use(createGuards(deps.auth).requireUser)
  router.on(['POST', 'PUT', 'PATCH', 'DELETE'], ['/', '/*'], deps.limit(writeLimit))
  return router
    .openapi(accountRoute, async (c) => c.json(await findAccount(deps, c.var.user), 200))
    .openapi(nameRoute, async (c) => {
      await renameUser(db, c.var.user.id, c.req.valid('json').name)
      return c.json({ message: accountMessages.nameChanged }, 200)
    })
    .openapi(emailRoute, async (c) => {
      const { email, currentPassword } = c.req.valid('json')
      await requestEmailChange(deps, c.var.user, normalizeEmail(email), currentPassword)
      return c.json({ message: accountMessages.emailChangeAsked(email) }, 202)
    })
    .openapi(confirmationRoute, async (c) => {
      const { id: userId, email } = c.var.user
      await mailLink(deps, { purpose: 'email-confirmation', userId, email })
      return c.json({ message: linkMessages.confirmationAsked }, 202)
    })
    .openapi(passwordRoute, async (c) => {
      await changePassword(deps, c.var.user, c.req.valid('json'))
      return c.json({ message: accountMessages.passwordChanged }, 200)
    })
    .openapi(sessionsRoute, async (c) => {
      const { id, session } = c.var.user
      const rows = await listSessions(db, id)
      return c.json({ items: rows.map((row) => presentSession(row, session.id)) }, 200)
    })
    .openapi(endOneRoute, async (c) => {
      if (!(await endOwnSession(db, c.var.user.id, c.req.valid('param').id)))
        throw new AppError('NOT_FOUND', 'We can’t find that session.')
      return c.body(null, 204)
    })
    .openapi(endOthersRoute, async (c) => {
      await endOtherSessions(db, c.var.user.id, c.var.user.session.id)
      return c.body(null, 204)
    })
    .openapi(exportRoute, async (c) => {
      const exportedAt = new Date().toISOString()
      const file = `crovest-data_${exportedAt.slice(0, 10)}.json`
      const content = { exportedAt, ...(await collectData(db, deps.dataParts, c.var.user)) }
      c.header('content-disposition', `attachment; filename="${file}"`)
      c.header('content-type', 'application/json')
      return c.body(JSON.stringify(content, null, 2), 200) as never
    })
    .openapi(deletionRoute, async (c) => {
      await deleteAccount(deps, c.var.user, c.req.valid('json').currentPassword)
      await endSession(deps.auth, c)
      return c.json({ user: null }, 200)
    })
}
