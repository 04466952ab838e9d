import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import type { Signer } from '#platform/server/signer.ts'
import { FormResponse } from '../../contract/contact.ts'
import { formPaths } from '../../contract/form-paths.ts'
import { unsubscriptionMessages } from '../../contract/form-messages.ts'

import { respondToPlainForm } from './respond-to-plain-form.ts'
import { linkPageResponses } from '#platform/server/http/html-response.ts'
import { unsubscribe, unsubscription } from '../intake/newsletter.store.ts'
import { renderQuestion } from './render-question.ts'

const path = '/newsletter/unsubscription'
const title = 'Newsletter'
const request = { query: z.object({ token: z.string().max(200) }) }

const confirmationRoute = createRoute({
  method: 'get',
  path,
  summary: 'Show the page that ends a subscription',
  request,
  responses: linkPageResponses,
})

const unsubscriptionRoute = createRoute({
  method: 'post',
  path,
  summary: 'Unsubscribe with one click from an email',
  request,
  responses: { 200: jsonResponse('Unsubscribed, now or earlier.', FormResponse), ...errorResponses },
})

export function unsubscriptionRoutes({ db, signer }: { db: Db; signer: Signer }) {
  const router = createRouter()
  router.post(path, respondToPlainForm)
  return router
    .openapi(confirmationRoute, async (c) => {
      // Only asks, because link scanners open every link in an email.
      const { token } = c.req.valid('query')
      const { question, button, unknownLink } = unsubscriptionMessages
      if (signer.verify(unsubscription, token) === undefined)
        return c.html(renderQuestion({ title, problem: unknownLink }), 404)
      return c.html(renderQuestion({ title, question, button, action: formPaths.unsubscription, token }), 200)
    })
    .openapi(unsubscriptionRoute, async (c) => {
      const id = signer.verify(unsubscription, c.req.valid('query').token)
      if (id === undefined) throw new AppError('NOT_FOUND', unsubscriptionMessages.unknownLink)
      await unsubscribe(db, id)
      return c.json({ message: unsubscriptionMessages.done }, 200)
    })
}
