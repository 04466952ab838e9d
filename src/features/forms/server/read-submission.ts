import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { z } from 'zod'
import { AppError } from '#platform/common/errors.ts'
import { requireValid, type HttpEnv } from '#platform/server/http/router.ts'
import type { SpamTrap } from '../contract/spam-trap.ts'
import { judgeSpam, type SpamReason } from '../domain/judge-spam.ts'

/** What goes with the input into every store. */
export type Envelope = { key: string | undefined; spamReason: SpamReason | undefined }

/** What was sent, as JSON or by a plain form, checked by the form's schema; with its key and whether it is spam. */
export async function readSubmission<Output extends SpamTrap>(
  c: Context<HttpEnv>,
  formType: string,
  schema: z.ZodType<Output>,
): Promise<{ input: Output; envelope: Envelope }> {
  const key = readKey(c.req.header('idempotency-key'), formType)
  const input = requireValid(schema, await readBody(c))
  return { input, envelope: { key, spamReason: judgeSpam(input, Date.now()) } }
}

export const isPlainForm = (c: Context) =>
  /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')

/**
 * The fields of a plain form; of a name that comes twice, the last. A browser sends every line break as two characters;
 * what a person typed has one, and its length is judged by that.
 */
export async function readPlainForm(c: Context): Promise<Record<string, string>> {
  const fields = [...new URLSearchParams(await c.req.text())]
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
}

async function readBody(c: Context): Promise<unknown> {
  if (isPlainForm(c)) return readPlainForm(c)
  try {
    return await c.req.json()
  } catch (cause) {
    throw new AppError('INVALID_ARGUMENT', 'The body is not JSON.', { cause })
  }
}

const longestKey = 255

// Only a hash is kept: of one length whatever the sender chose, and different for each form.
function readKey(key: string | undefined, formType: string): string | undefined {
  if (key === undefined || key === '') return undefined
  if (key.length > longestKey) {
    const message = `An Idempotency-Key has at most ${longestKey} characters.`
    throw new AppError('INVALID_ARGUMENT', message, { details: { fields: { 'Idempotency-Key': message } } })
  }
  return createHash('sha256').update(`${formType}\n${key}`).digest('base64url')
}
