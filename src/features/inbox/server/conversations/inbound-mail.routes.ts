import { createHmac } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { BodyRule } from '#platform/server/http/limit-body.ts'
import { createRouter, errorResponses } from '#platform/server/http/router.ts'
import { isSameText } from '#platform/server/signer.ts'
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
    headers: z.object({
      'x-timestamp': z.string().max(20).optional(),
      'x-signature': z.string().max(200).optional(),
    }),
    body: { required: true, content: { 'message/rfc822': { schema: z.string() } } },
  },
  responses: { 204: { description: 'The email is stored, now or earlier.' }, ...errorResponses },
})

type Deps = { database: Database; replyAddress: ReplyAddress; secret: string | undefined }

/**
 * `X-Signature` is the HMAC-SHA256 of the timestamp, a dot and the raw body in base64url, with
 * INBOUND_MAIL_SECRET as the key; `X-Timestamp` is in seconds and at most five minutes off.
 */
export function inboundMailRoutes({ secret, ...deps }: Deps) {
  return createRouter().openapi(inboundRoute, async (c) => {
    if (secret === undefined) throw new AppError('NOT_FOUND', messages.inboundOff)
    const { 'x-timestamp': timestamp = '', 'x-signature': signature = '' } = c.req.valid('header')
    const raw = new Uint8Array(await c.req.arrayBuffer())
    const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest('base64url')
    if (!isSameText(signature, expected) || !isRecent(timestamp))
      throw new AppError('UNAUTHENTICATED', messages.inboundSignature)
    await receiveMail(deps, raw)
    return c.body(null, 204)
  })
}

const toleranceSeconds = 300

const isRecent = (timestamp: string) =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds
