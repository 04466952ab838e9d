import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import type { Signer } from '#platform/server/signer.ts'
import { FormResponse } from '../../contract/contact.ts'
import { formPaths } from '../../contract/form-paths.ts'
import { confirmationMessages } from '../../contract/form-messages.ts'

import { respondToPlainForm } from './respond-to-plain-form.ts'
import { confirmationPurposes } from '../mail/confirmation-jobs.ts'
import { htmlResponse } from './html-response.ts'
import { confirmSubscription } from '../intake/newsletter.store.ts'
import { renderQuestion } from './render-question.ts'
import { confirmEntry } from '../intake/waitlist.store.ts'

const lists = {
  newsletter: { title: 'Newsletter', confirm: confirmSubscription, action: formPaths.newsletterConfirmation },
  waitlist: { title: 'Waitlist', confirm: confirmEntry, action: formPaths.waitlistConfirmation },
} as const

const request = { query: z.object({ token: z.string().max(200) }) }

/** The target of the link in a confirmation email. */
export function confirmationRoutes({ db, signer }: { db: Db; signer: Signer }) {
  const router = createRouter()
  for (const list of ['newsletter', 'waitlist'] as const) {
    const { title, confirm, action } = lists[list]
    const path = `/${list}/confirmation`
    const { question, button, done } = confirmationMessages[list]
    const readId = (token: string) => signer.verifyUntil(confirmationPurposes[list], token, new Date())

    router.post(path, respondToPlainForm)
    router.openapi(
      createRoute({
        method: 'get',
        path,
        summary: `Show the page that confirms an address for the ${list}`,
        request,
        responses: {
          ...errorResponses,
          200: htmlResponse('The page.'),
          404: htmlResponse('A page saying that the link is not valid.'),
        },
      }),
      (c) => {
        // Only asks, because link scanners open every link in an email.
        const { token } = c.req.valid('query')
        if (readId(token) === undefined)
          return c.html(renderQuestion({ title, problem: confirmationMessages.deadLink }), 404)
        return c.html(renderQuestion({ title, question, button, action, token }), 200)
      },
    )
    router.openapi(
      createRoute({
        method: 'post',
        path,
        summary: `Confirm an address for the ${list} with the token of an emailed link`,
        request,
        responses: { 200: jsonResponse('Confirmed, now or earlier.', FormResponse), ...errorResponses },
      }),
      async (c) => {
        const id = readId(c.req.valid('query').token)
        if (id === undefined || !(await confirm(db, id)))
          throw new AppError('NOT_FOUND', confirmationMessages.deadLink)
        return c.json({ message: done }, 200)
      },
    )
  }
  return router
}
