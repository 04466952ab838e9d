import { createRoute, z } from '@hono/zod-openapi'
import { renderQuestion, respondToPlainForm, unsubscribe } from '#features/forms/server.ts'
import { linkPageResponses } from '#platform/server/http/html-response.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { BodyRule } from '#platform/server/http/limit-body.ts'
import { createRouter, errorResponses, jsonResponse } from '#platform/server/http/router.ts'
import type { Signer } from '#platform/server/signer.ts'
import { broadcastPaths } from '../contract/choices.ts'
import { broadcastMessages as messages } from '../contract/messages.ts'
import { broadcastUnsubscription } from './compose-broadcast.ts'
import { blockAddress, findRecipient } from './recipients.store.ts'

/** Mail programs unsubscribe with either kind of form. */
export const broadcastBodies: readonly BodyRule[] = [
  {
    path: broadcastPaths.unsubscription,
    bytes: 1024,
    types: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  },
]

const path = '/broadcasts/unsubscription'
const request = { query: z.object({ token: z.string().max(200) }) }

const askRoute = createRoute({
  method: 'get',
  path,
  summary: 'Show the page that ends emails to a list',
  request,
  responses: linkPageResponses,
})

const endRoute = createRoute({
  method: 'post',
  path,
  summary: 'Unsubscribe with one click from an email to a list',
  request,
  responses: {
    200: jsonResponse('Unsubscribed, now or earlier.', z.object({ message: z.string() })),
    ...errorResponses,
  },
})

export function broadcastUnsubscriptionRoutes({ db, signer }: { db: Db; signer: Signer }) {
  const router = createRouter()
  router.post(path, respondToPlainForm)
  return router
    .openapi(askRoute, (c) => {
      // Only asks, because link scanners open every link in an email.
      const { token } = c.req.valid('query')
      const title = messages.unsubscribeTitle
      if (signer.verify(broadcastUnsubscription, token) === undefined)
        return c.html(renderQuestion({ title, problem: messages.unknownLink }), 404)
      const { unsubscribeQuestion: question, unsubscribeButton: button } = messages
      return c.html(
        renderQuestion({ title, question, button, action: broadcastPaths.unsubscription, token }),
        200,
      )
    })
    .openapi(endRoute, async (c) => {
      const id = signer.verify(broadcastUnsubscription, c.req.valid('query').token)
      if (id === undefined) throw new AppError('NOT_FOUND', messages.unknownLink)
      await endEmails(db, id)
      return c.json({ message: messages.unsubscribed }, 200)
    })
}

/** Says the same for a recipient whose data has been deleted. */
async function endEmails(db: Db, recipientId: string) {
  const recipient = await findRecipient(db, recipientId)
  if (!recipient) return
  if (recipient.list === 'newsletter') await unsubscribe(db, recipient.sourceId)
  else await blockAddress(db, recipient.emailKey, 'unsubscribed')
}
