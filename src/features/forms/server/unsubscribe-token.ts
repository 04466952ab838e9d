import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const sign = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`unsubscribe:${id}`).digest('base64url')

/** What a mail carries so that its reader, and only its reader, can unsubscribe without signing in. */
export const makeUnsubscribeToken = (secret: string, id: string) => `${id}.${sign(secret, id)}`

/** The subscription's id, or nothing for a token that we did not make. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  if (!z.uuid().safeParse(id).success) return undefined
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(secret, id))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined
}
