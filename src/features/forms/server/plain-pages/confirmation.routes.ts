import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { batchWrites } from '#platform/server/database/batch-writes.ts'
import type { Database, Db } from '#platform/server/database/database.ts'
import { createRouter, jsonResponse, errorResponses } from '#platform/server/http/router.ts'
import type { Signer } from '#platform/server/signer.ts'
import { ConfirmationResponse } from '../../contract/contact.ts'
import { formPaths } from '../../contract/form-paths.ts'
import { confirmationMessages } from '../../contract/form-messages.ts'

import { respondToPlainForm } from './respond-to-plain-form.ts'
import { confirmationPurposes } from '../mail/confirmation-jobs.ts'
import { linkPageResponses } from '#platform/server/http/html-response.ts'
import { confirmSubscription } from '../intake/newsletter.store.ts'
import { confirmInterest } from '../intake/tool-interest.store.ts'
import { renderQuestion } from './render-question.ts'
import { confirmEntries, lockEntries } from '../intake/waitlist.store.ts'

const lists = {
  newsletter: { title: 'Newsletter', action: formPaths.newsletterConfirmation },
  waitlist: { title: 'Waitlist', action: formPaths.waitlistConfirmation },
  tool_interest: { title: 'AI Tools', action: formPaths.toolInterestConfirmation },
} as const

const request = { query: z.object({ token: z.string().max(200) }) }

export type WaitlistHooks = {
  /** Confirms entries with everything that belongs to them, in one transaction. Only the first time. */
  aroundConfirmation: (tx: Db, entryIds: readonly string[], confirm: () => Promise<void>) => Promise<void>
  /** The page that a confirmed person sees next. */
  findNextPage: (db: Db, entryId: string) => Promise<ConfirmationResponse['next']>
}

type Deps = { database: Database; signer: Signer; hooks: WaitlistHooks }

/** The target of the link in a confirmation email. */
export function confirmationRoutes({ database, signer, hooks }: Deps) {
  // People who confirm at the same moment share a transaction, because all of them change the list's counters.
  const confirmEntry = batchWrites((ids: string[]) => confirmTogether({ database, hooks }, ids), {
    isRepeatable: true,
  })
  const confirmations = {
    newsletter: async (id: string): Promise<ConfirmationResponse | undefined> =>
      (await confirmSubscription(database.db, id))
        ? { message: confirmationMessages.newsletter.done }
        : undefined,
    waitlist: async (id: string): Promise<ConfirmationResponse | undefined> => {
      const message = await confirmEntry(id)
      if (message === undefined) return undefined
      // Afterwards, so that others who confirm don't wait for it. If it fails, the email still brings the link.
      const next = await hooks.findNextPage(database.db, id).catch(() => undefined)
      return { message, ...(next && { next }) }
    },
    tool_interest: async (id: string) =>
      (await confirmInterest(database.db, id))
        ? { message: confirmationMessages.tool_interest.done }
        : undefined,
  }
  const router = createRouter()
  for (const list of ['newsletter', 'waitlist', 'tool_interest'] as const) {
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
        responses: linkPageResponses,
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

/** Returns the message for each entry, and undefined for one that doesn't exist. */
const confirmTogether = ({ database, hooks }: Pick<Deps, 'database' | 'hooks'>, ids: readonly string[]) =>
  database.transaction(async (tx) => {
    const found = await lockEntries(tx, ids)
    const fresh = found.filter(({ confirmedAt }) => confirmedAt === null).map(({ id }) => id)
    if (fresh.length > 0) await hooks.aroundConfirmation(tx, fresh, () => confirmEntries(tx, fresh))
    const { done, alreadyDone } = confirmationMessages.waitlist
    const known = new Set(found.map(({ id }) => id))
    const first = new Map(fresh.map((id) => [id, ids.indexOf(id)]))
    // Of several who confirm one entry together, one is the first.
    return ids.map((id, index) =>
      known.has(id) ? (first.get(id) === index ? done : alreadyDone) : undefined,
    )
  })
