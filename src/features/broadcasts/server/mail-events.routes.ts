import { createRoute } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import { normalizeEmail } from '#platform/common/text.ts'
import type { Db } from '#platform/server/database/database.ts'
import { signedEventLimit, type Limit } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses, jsonBody } from '#platform/server/http/router.ts'
import { isSignedRecently, SignedHeaders } from '#platform/server/http/signed-request.ts'
import { MailEvent } from '../contract/broadcasts.ts'
import { broadcastMessages as messages } from '../contract/messages.ts'
import { blockAddress } from './recipients.store.ts'

const eventRoute = createRoute({
  method: 'post',
  path: '/broadcasts/mail-events',
  summary: 'Tell us that an address bounced or complained; for the mail service',
  request: { headers: SignedHeaders, ...jsonBody(MailEvent) },
  responses: { 204: { description: 'The address gets no more broadcasts.' }, ...errorResponses },
})

type Deps = { db: Db; limit: Limit; secret: string | undefined }

/** Signed with MAIL_EVENTS_SECRET. A report that is sent again within its five minutes changes nothing. */
export function mailEventRoutes({ db, limit, secret }: Deps) {
  const router = createRouter()
  router.post('/broadcasts/mail-events', limit(signedEventLimit))
  return router.openapi(eventRoute, async (c) => {
    if (secret === undefined) throw new AppError('NOT_FOUND', messages.eventsOff)
    if (!isSignedRecently(secret, c.req.valid('header'), new Uint8Array(await c.req.arrayBuffer())))
      throw new AppError('UNAUTHENTICATED', messages.eventSignature)
    const { type, email } = c.req.valid('json')
    await blockAddress(db, normalizeEmail(email), type === 'bounce' ? 'bounced' : 'complained')
    return c.body(null, 204)
  })
}
