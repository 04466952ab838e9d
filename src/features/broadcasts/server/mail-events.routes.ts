import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import { createRouter, errorResponses, jsonBody } from '#platform/server/http/router.ts'
import { createSignature, isSameText } from '#platform/server/signer.ts'
import { MailEvent } from '../contract/broadcasts.ts'
import { broadcastMessages as messages } from '../contract/messages.ts'
import { blockAddress } from './recipients.store.ts'

const eventRoute = createRoute({
  method: 'post',
  path: '/broadcasts/mail-events',
  summary: 'Tell us that an address bounced or complained; for the mail service',
  request: {
    headers: z.object({ 'x-signature': z.string().max(200).optional() }),
    ...jsonBody(MailEvent),
  },
  responses: { 204: { description: 'The address gets no more broadcasts.' }, ...errorResponses },
})

type Deps = { db: Db; secret: string | undefined }

/** `X-Signature` is the HMAC-SHA256 of the body in base64url, with MAIL_EVENTS_SECRET as the key. */
export function mailEventRoutes({ db, secret }: Deps) {
  return createRouter().openapi(eventRoute, async (c) => {
    if (secret === undefined) throw new AppError('NOT_FOUND', messages.eventsOff)
    const given = c.req.valid('header')['x-signature'] ?? ''
    if (!isSameText(given, createSignature(secret, await c.req.text(), 'base64url')))
      throw new AppError('UNAUTHENTICATED', messages.eventSignature)
    const { type, email } = c.req.valid('json')
    await blockAddress(db, normalizeEmail(email), type === 'bounce' ? 'bounced' : 'complained')
    return c.body(null, 204)
  })
}
