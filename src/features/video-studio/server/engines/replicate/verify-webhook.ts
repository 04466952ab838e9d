import { createHmac, timingSafeEqual } from 'node:crypto'

import type { SignedWebhook } from '../engine.ts'

const windowSeconds = 5 * 60

/** Whether the provider itself sent this just now. The provider's client does not check the time. */
export function isGenuine(
  { id, timestamp, signatures, body }: SignedWebhook,
  secret: string,
  now: Date,
): boolean {
  const sentAt = Number(timestamp)
  if (id === '' || !Number.isInteger(sentAt) || Math.abs(now.getTime() / 1000 - sentAt) > windowSeconds)
    return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return signatures.split(' ').some((entry) => {
    const [version, signature = ''] = entry.split(',')
    const given = Buffer.from(signature, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
