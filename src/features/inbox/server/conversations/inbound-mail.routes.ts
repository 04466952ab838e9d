import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { createBodyReader } from '#platform/server/http/body-reader.ts'
import type { BodyRule } from '#platform/server/http/limit-body.ts'
import type { Limit, LimitRule } from '#platform/server/http/rate-limit.ts'
import { createRouter, errorResponses } from '#platform/server/http/router.ts'
import { isSignedRecently, mayBeSigned, SignedHeaders } from '#platform/server/http/signed-request.ts'
import { conversationLimits } from '../../contract/conversation-choices.ts'
import { conversationMessages as messages } from '../../contract/conversation-messages.ts'
import { receiveMail } from './receive-mail.ts'
import type { ReplyAddress } from './reply-address.ts'

const path = '/inbound-mail'

export const inboundMailBodies: readonly BodyRule[] = [
  { path: `/api${path}`, bytes: conversationLimits.mailBytes, types: ['message/rfc822'] },
]

const inboundRoute = createRoute({
  method: 'post',
  path,
  summary: 'Hand over an email that someone sent us; for the mail service',
  request: {
    headers: SignedHeaders,
    body: { required: true, content: { 'message/rfc822': { schema: z.string() } } },
  },
  responses: { 204: { description: 'The email is stored, now or earlier.' }, ...errorResponses },
})

/** The mail service repeats what gets a 429 or 503. */
const mailLimit: LimitRule = { name: 'inboundMail', perMinute: 300, countIn: 'memory' }

const bodyLimits = { maxBytes: 64 * 1024 * 1024, maxMs: 5000 }

type Deps = { database: Database; replyAddress: ReplyAddress; limit: Limit; secret: string | undefined }

/** Signed with INBOUND_MAIL_SECRET. */
export function inboundMailRoutes({ secret, limit, ...deps }: Deps) {
  const refuse = () => new AppError('UNAVAILABLE', messages.inboundBusy)
  // Only the whole body shows who sent it, so sending it takes no slot that the mail service needs.
  const withBody = createBodyReader({ ...bodyLimits, refuse })
  const router = createRouter()
  router.post(path, limit(mailLimit))
  return router.openapi(inboundRoute, async (c) => {
    if (secret === undefined) throw new AppError('NOT_FOUND', messages.inboundOff)
    const headers = c.req.valid('header')
    const unsigned = () => new AppError('UNAUTHENTICATED', messages.inboundSignature)
    if (!mayBeSigned(headers)) throw unsigned()
    const request = c.req.raw
    await withBody(request, async (raw) => {
      if (!isSignedRecently(secret, headers, raw)) throw unsigned()
      await receiveMail(deps, raw, request.signal)
    })
    return c.body(null, 204)
  })
}
