import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import type { HttpEnv } from '#platform/server/http/router.ts'
import type { ConfirmationResponse } from '../../contract/contact.ts'
import { findFormPage } from './form-pages.ts'
import { isPlainForm, readPlainForm } from '../intake/read-submission.ts'
import { renderFailure, renderSuccess } from './render-form-page.ts'
import { isFirstStep, renderFirstStep } from './render-audience-forms.ts'

/**
 * Renders the response of a plain HTML form as a page. On errors it includes what was typed, to be corrected
 * and sent again.
 */
export const respondToPlainForm = createMiddleware<HttpEnv>(async (c, next) => {
  await next()
  const wantsPage = isPlainForm(c) && !/^application\/json\b/.test(c.req.header('accept') ?? '')
  if (wantsPage) c.res = await toPage(c)
})

async function toPage(c: Context<HttpEnv>) {
  const { status } = c.res
  const response = (await c.res.json()) as ErrorEnvelope | ConfirmationResponse
  const typed = await readPlainForm(c).catch(() => ({}))
  if (status === 400 && isFirstStep(c.req.path, typed)) {
    const next = renderFirstStep(typed)
    return c.html(next.content, next.status)
  }
  const page = findFormPage(c.req.path, typed)
  const content =
    'error' in response
      ? renderFailure({ page, typed, action: c.req.path, error: response.error })
      : renderSuccess({ page, ...response })
  return c.html(content, status as ContentfulStatusCode)
}
