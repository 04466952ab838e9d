import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const sign = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`account-link:${id}`).digest('base64url')

/** What a mail carries. The database holds only the number of the link, so that a copy of it opens nothing. */
export const makeLinkToken = (secret: string, id: string) => `${id}.${sign(secret, id)}`

/** The link's id, or nothing for a token that we did not make. */
export function readLinkToken(secret: string, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  if (!z.uuid().safeParse(id).success) return undefined
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(secret, id))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined
}
