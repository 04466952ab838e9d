import { createHmac } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { isSameText } from '../signer.ts'

/** Of a request that another service sends us. */
export const SignedHeaders = z.object({
  'x-timestamp': z.string().max(20).optional(),
  'x-signature': z.string().max(200).optional(),
})

type SignedHeaders = z.output<typeof SignedHeaders>

const toleranceSeconds = 300

/**
 * `X-Signature` is the HMAC-SHA256 of the timestamp, a dot and the raw body in base64url. `X-Timestamp` is in
 * seconds and at most five minutes off, so that a recorded request can't be sent again later.
 */
export function isSignedRecently(secret: string, headers: SignedHeaders, body: Uint8Array): boolean {
  const { 'x-timestamp': timestamp = '', 'x-signature': signature = '' } = headers
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('base64url')
  return isSameText(signature, expected) && mayBeSigned(headers)
}

/** Needs only the headers, so that the body of anything else isn't read. */
export const mayBeSigned = ({
  'x-timestamp': timestamp = '',
  'x-signature': signature = '',
}: SignedHeaders): boolean =>
  signature !== '' &&
  /^\d{1,12}$/.test(timestamp) &&
  Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds
