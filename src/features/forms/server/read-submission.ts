import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import type { z } from 'zod'
import { AppError } from '#platform/common/errors.ts'
import { clientGroup } from '#platform/server/http/client-address.ts'
import { requireValid, type HttpEnv } from '#platform/server/http/router.ts'
import type { SpamTrap } from '../contract/spam-trap.ts'
import { detectSpam, type SpamReason } from '../domain/detect-spam.ts'

/** What goes with the input into every store. */
export type SubmissionMeta = Repetition & { spamReason: SpamReason | undefined }

/** Two submissions with one key are one, unless so much time lies between them. */
export type Repetition = {
  key: string | undefined
  keyLasts: '24 hours' | '10 minutes'
  bodyHash: string | undefined
}

// The address is stored once in these, whoever sends it how often; who comes back after leaving is no repetition.
const oncePerAddress = new Set(['newsletter', 'waitlist'])

/** Reads what was sent, as JSON or by a plain form, checked by the form's schema; with its key and whether it is spam. */
export function createSubmissionReader(secret: string) {
  return async <Output extends SpamTrap>(
    c: Context<HttpEnv>,
    formType: string,
    schema: z.ZodType<Output>,
  ): Promise<{ input: Output; meta: SubmissionMeta }> => {
    const { key, keyLasts } = await findRepetition(c, formType, secret)
    const input = requireValid(schema, await readBody(c))
    const bodyHash = key === undefined ? undefined : hashBody(input, secret)
    return { input, meta: { key, keyLasts, bodyHash, spamReason: detectSpam(input, Date.now()) } }
  }
}

/**
 * A plain form comes from a page that is the same for everybody, and so cannot carry a key: the same content from the same
 * sender stands in for it. Keyed by the secret, because from a bare hash the sender's address could be found by trying all.
 */
async function findRepetition(
  c: Context<HttpEnv>,
  formType: string,
  secret: string,
): Promise<Omit<Repetition, 'bodyHash'>> {
  const client = clientGroup(c.var.clientAddress)
  const key = readKey(c.req.header('idempotency-key'), [formType, client], secret)
  if (key !== undefined || !isPlainForm(c) || oncePerAddress.has(formType))
    return { key, keyLasts: '24 hours' }
  const sent = [formType, client, await c.req.text()]
  return {
    key: hashTexts(sent, secret),
    keyLasts: '10 minutes',
  }
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

const maxKeyLength = 255

// Only a hash is kept: of one length whatever the sender chose, and different for each form and each sender. Two who happen
// to choose the same key are two.
function readKey(key: string | undefined, scope: string[], secret: string): string | undefined {
  if (key === undefined || key === '') return undefined
  if (key.length > maxKeyLength) {
    const message = `An Idempotency-Key has at most ${maxKeyLength} characters.`
    throw new AppError('INVALID_ARGUMENT', message, { details: { fields: { 'Idempotency-Key': message } } })
  }
  return hashTexts([...scope, key], secret)
}

/** What a person typed. A retry is sent at another time, and is still the same. */
function hashBody(
  { homepage: _homepage, shownAt: _shownAt, sentAt: _sentAt, ...typed }: SpamTrap,
  secret: string,
) {
  return hashTexts([JSON.stringify(typed)], secret)
}

const hashTexts = (texts: string[], secret: string) =>
  createHmac('sha256', secret).update(texts.join('\n')).digest('base64url')
