import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import type { Signer } from '#platform/server/signer.ts'
import { ConfirmationResponse } from '../../contract/contact.ts'
import { formPaths } from '../../contract/form-paths.ts'
import { confirmationMessages } from '../../contract/form-messages.ts'

import { respondToPlainForm } from './respond-to-plain-form.ts'
import { confirmationPurposes } from '../mail/confirmation-jobs.ts'
import { htmlResponse } from './html-response.ts'
import { confirmSubscription } from '../intake/newsletter.store.ts'
import { renderQuestion } from './render-question.ts'
import { confirmEntry } from '../intake/waitlist.store.ts'

const lists = {
  newsletter: { title: 'Newsletter', action: formPaths.newsletterConfirmation },
  waitlist: { title: 'Waitlist', action: formPaths.waitlistConfirmation },
} as const

const request = { query: z.object({ token: z.string().max(200) }) }

/** What happens around the confirmation of a waitlist entry, in the same transaction. */
export type WaitlistHooks = {
  beforeConfirmation: (tx: Db, entryId: string) => Promise<void>
  /** Only the first time. */
  afterConfirmation: (tx: Db, entryId: string) => Promise<void>
  /** The page that a confirmed person sees next. */
  findNextPage: (tx: Db, entryId: string) => Promise<ConfirmationResponse['next']>
}

type Deps = { database: Database; signer: Signer; hooks: WaitlistHooks }

/** The target of the link in a confirmation email. */
export function confirmationRoutes({ database, signer, hooks }: Deps) {
  const confirmations = {
    newsletter: async (id: string): Promise<ConfirmationResponse | undefined> =>
      (await confirmSubscription(database.db, id))
        ? { message: confirmationMessages.newsletter.done }
        : undefined,
    waitlist: (id: string) => confirmWaitlistEntry(database, hooks, id),
  }
  const router = createRouter()
  for (const list of ['newsletter', 'waitlist'] as const) {
    const { title, action } = lists[list]
    const path = `/${list}/confirmation`
    const { question, button } = confirmationMessages[list]
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
        responses: {
          200: jsonResponse('Confirmed, now or earlier.', ConfirmationResponse),
          ...errorResponses,
        },
      }),
      async (c) => {
        const id = readId(c.req.valid('query').token)
        const confirmed = id === undefined ? undefined : await confirmations[list](id)
        if (!confirmed) throw new AppError('NOT_FOUND', confirmationMessages.deadLink)
        return c.json(confirmed, 200)
      },
    )
  }
  return router
}

function confirmWaitlistEntry(
  database: Database,
  hooks: WaitlistHooks,
  id: string,
): Promise<ConfirmationResponse | undefined> {
  const { done, alreadyDone } = confirmationMessages.waitlist
  return database.transaction(async (tx) => {
    await hooks.beforeConfirmation(tx, id)
    const outcome = await confirmEntry(tx, id)
    if (outcome === 'unknown') return undefined
    if (outcome === 'confirmed') await hooks.afterConfirmation(tx, id)
    const next = await hooks.findNextPage(tx, id)
    return { message: outcome === 'confirmed' ? done : alreadyDone, ...(next && { next }) }
  })
}
