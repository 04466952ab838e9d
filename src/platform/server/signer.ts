import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from './secret.ts'

export type Signer = ReturnType<typeof createSigner>

/**
 * Signs everything that leaves the server and comes back, such as email links and calendar feeds. A token is
 * `value.signature` and valid for one purpose. It is signed with the current secret and accepted with the
 * previous one, so that rotating a secret doesn't break existing links.
 */
export function createSigner({ current, previous }: Secrets) {
  const secrets = previous === undefined ? [current] : [current, previous]
  const sign = (purpose: string, value: string) =>
    `${value}.${createSignature(current, purpose + value, 'base64url')}`
  const verify = (purpose: string, token: string): string | undefined => {
    const parts = splitSigned(token)
    return parts && secrets.some((secret) => isSigned(secret, purpose, parts)) ? parts.value : undefined
  }
  const tagWith = (secret: string, purpose: string, value: string) =>
    createHmac('sha256', secret)
      .update(purpose + value)
      .digest('hex')
      .slice(0, tagLength)
  return {
    sign,
    verify,
    /** A short lowercase signature, where a whole one doesn't fit, such as in an email address. */
    tag: (purpose: string, value: string) => tagWith(current, purpose, value),
    isTag: (purpose: string, value: string, tag: string) =>
      secrets.some((secret) => isSameText(tag, tagWith(secret, purpose, value))),
    signUntil: (purpose: string, value: string, expiresAt: Date) =>
      sign(purpose, `${value}.${Math.floor(expiresAt.getTime() / 1000)}`),
    verifyUntil(purpose: string, token: string, now: Date): string | undefined {
      const parts = splitSigned(verify(purpose, token) ?? '')
      return parts && Number(parts.signature) * 1000 > now.getTime() ? parts.value : undefined
    },
  }
}

const tagLength = 16

export const createSignature = (secret: string, text: string, encoding: 'base64' | 'base64url') =>
  createHmac('sha256', secret).update(text).digest(encoding)

/** Compares in constant time. */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export function splitSigned(token: string): { value: string; signature: string } | undefined {
  const dot = token.lastIndexOf('.')
  return dot < 1 ? undefined : { value: token.slice(0, dot), signature: token.slice(dot + 1) }
}

const isSigned = (
  secret: string,
  purpose: string,
  { value, signature }: { value: string; signature: string },
) => isSameText(signature, createSignature(secret, purpose + value, 'base64url'))
