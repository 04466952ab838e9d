import { createRoute, z } from '@hono/zod-openapi'
import { html } from 'hono/html'
import { accountPaths } from '#features/accounts/contract/paths.ts'
import { hasAccount, registerInvited, type AccountsDeps } from '#features/accounts/server.ts'
import { htmlResponse } from '#platform/server/http/html-response.ts'
import { renderPage } from '#platform/server/http/render-page.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { writeLimit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses } from '#platform/server/http/router.ts'
import { launchPaths } from '../contract/launch-paths.ts'
import { inviteTexts as texts } from '../contract/wave-texts.ts'
import { findInviteByToken, leaveLine, markOpened, redeemInvite } from './invites.store.ts'
import { lockLines } from './line.store.ts'

/** Without defaults, an incomplete link would be answered with JSON instead of a page. */
const Token = z.object({ token: z.string().default('') })

const responses = {
  ...errorResponses,
  200: htmlResponse('The page.'),
  404: htmlResponse('A page saying that the invitation is not valid.'),
  409: htmlResponse('A page saying that the invitation was used or has expired.'),
}

const openRoute = createRoute({
  method: 'get',
  path: '/invitation',
  summary: 'Show the page behind an emailed invitation',
  request: { query: Token },
  responses,
})

const acceptRoute = createRoute({
  method: 'post',
  path: '/invitation',
  summary: 'Create the account of an invitation',
  request: {
    query: Token,
    body: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': { schema: z.object({ password: z.string().default('') }) },
      },
    },
  },
  responses: { ...responses, 400: htmlResponse('The form with the error.') },
})

const userTypes = { creators: 'creator', investors: 'investor', backers: 'backer' } as const

/** Server-rendered pages that work without scripts. */
export function invitationRoutes(deps: AccountsDeps) {
  const { database, limit } = deps
  const router = createRouter()
  router.post('/invitation', limit(writeLimit))
  return router
    .openapi(openRoute, async (c) => {
      const { token } = c.req.valid('query')
      c.header('referrer-policy', 'same-origin')
      const found = await findOpenInvite(database.db, token)
      if (found.isUsed) return c.html(renderDone(texts.used), 200)
      if (!found.invite) return c.html(renderProblem(found.problem), found.status)
      const { id, email } = found.invite
      await markOpened(database.db, id)
      const isKnown = await hasAccount(deps, database.db, email)
      return c.html(renderForm({ token, email, isKnown }), 200)
    })
    .openapi(acceptRoute, async (c) => {
      const { token } = c.req.valid('query')
      const found = await findOpenInvite(database.db, token)
      if (found.isUsed) return c.html(renderDone(texts.used), 409)
      if (!found.invite) return c.html(renderProblem(found.problem), found.status)
      try {
        const outcome = await acceptInvite(deps, found.invite, c.req.valid('form').password)
        if (outcome === 'used') return await c.html(renderDone(texts.used), 409)
        return await c.html(renderDone(outcome === 'created' ? texts.done : texts.accepted), 200)
      } catch (error) {
        if (!(error instanceof AppError) || error.status !== 'INVALID_ARGUMENT') throw error
        const { email } = found.invite
        return c.html(renderForm({ token, email, isKnown: false, problem: error.message }), 400)
      }
    })
}

async function findOpenInvite(db: Db, token: string) {
  const invite = await findInviteByToken(db, token)
  if (!invite) return { problem: texts.dead, status: 404 } as const
  if (invite.redeemedAt) return { isUsed: true } as const
  if (!invite.expiresAt || invite.expiresAt < new Date())
    return { problem: texts.expired, status: 409 } as const
  return { invite }
}

type Invite = NonNullable<Awaited<ReturnType<typeof findInviteByToken>>>

const acceptInvite = (deps: AccountsDeps, { id, memberId, audience, email }: Invite, password: string) =>
  deps.database.transaction(async (tx) => {
    // Claimed first, so that of many requests one creates the account and the others only wait.
    if (!(await redeemInvite(tx, id))) return 'used'
    const outcome = await registerInvited(deps, tx, { email, password, userType: userTypes[audience] })
    // Locked last, so that the line doesn't wait for the password to be hashed.
    await lockLines(tx, [audience])
    await leaveLine(tx, memberId)
    return outcome
  })

const signInLink = html`<p><a class="button" href="${accountPaths.signIn}">${texts.signIn}</a></p>`

const renderProblem = (problem: string) =>
  renderPage(
    texts.title,
    html`<p role="alert">${problem}</p>
      ${signInLink}`,
  )

const renderDone = (message: string) =>
  renderPage(
    texts.in,
    html`<p role="status">${message}</p>
      ${signInLink}`,
  )

type Form = { token: string; email: string; isKnown: boolean; problem?: string }

const renderForm = ({ token, email, isKnown, problem }: Form) =>
  renderPage(
    texts.title,
    html`<p>${isKnown ? texts.known(email) : texts.about(email)}</p>
      <form method="post" action="${launchPaths.invitation}?token=${encodeURIComponent(token)}">
        <input type="hidden" name="username" autocomplete="username" value="${email}" />
        ${isKnown ? html`<input type="hidden" name="password" value="" />` : renderPassword(problem)}
        <button type="submit">${isKnown ? texts.accept : texts.button}</button>
      </form>`,
  )

const renderPassword = (problem?: string) =>
  html`<div>
    <label for="password">${texts.password}</label>
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="new-password"
      required
      ${
        problem === undefined
          ? html`aria-describedby="password-hint"`
          : html`aria-invalid="true" aria-describedby="password-error"`
      }
    />
    ${
      problem === undefined
        ? html`<p class="hint" id="password-hint">${texts.hint}</p>`
        : html`<p class="error" id="password-error" role="alert">${problem}</p>`
    }
  </div>`
