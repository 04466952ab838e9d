import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import type { z } from 'zod'
import { AppError } from '#platform/common/errors.ts'
import { clientGroup } from '#platform/server/http/client-address.ts'
import { requireValid, type HttpEnv } from '#platform/server/http/router.ts'
import { isReferralCode, referralParameter } from '../../contract/referral.ts'
import type { SpamTrap } from '../../contract/spam-trap.ts'
import { detectSpam, type SpamReason } from '../../domain/detect-spam.ts'

/** Passed to every store together with the input. */
export type SubmissionMeta = Repetition & { spamReason: SpamReason | undefined }

/** Two submissions with the same key are one, within this time. */
export type Repetition = {
  key: string | undefined
  keyLasts: '24 hours' | '10 minutes'
  bodyHash: string | undefined
}

/** Through whose link a visitor came, and a keyed hash of the sender to notice bursts. */
export type Referral = { referralCode: string; senderHash: string }

// These store an address only once, so they need no key; subscribing again after leaving is not a repetition.
const oncePerAddress = new Set(['newsletter', 'waitlist'])

/** Parses and validates a submission (JSON or HTML form), and adds its key and spam reason. */
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
 * The referral code is in the URL of the page with the form, which browsers send along. That needs neither a
 * cookie nor a script.
 */
export function readReferral(c: Context<HttpEnv>, secret: string): Referral | undefined {
  const page = c.req.header('referer') ?? ''
  const referralCode = URL.canParse(page) ? new URL(page).searchParams.get(referralParameter) : null
  if (referralCode === null || !isReferralCode(referralCode)) return undefined
  const sender = clientGroup(c.var.clientAddress)
  return { referralCode, senderHash: hashTexts(['waitlist-referral', sender], secret) }
}

/**
 * A plain form is prerendered and can't carry a key, so a keyed hash of content and sender replaces it. A
 * bare hash would allow guessing the sender's IP address.
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
 * If a field is repeated, the last one wins. Browsers send line breaks as CRLF; they are normalized so that
 * the length limit matches what was typed.
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

// Stored as a hash of fixed length, scoped to form and sender, so that two senders with the same key don't
// collide.
function readKey(key: string | undefined, scope: string[], secret: string): string | undefined {
  if (key === undefined || key === '') return undefined
  if (key.length > maxKeyLength) {
    const message = `An Idempotency-Key has at most ${maxKeyLength} characters.`
    throw new AppError('INVALID_ARGUMENT', message, { details: { fields: { 'Idempotency-Key': message } } })
  }
  return hashTexts([...scope, key], secret)
}

/** Excludes times and honeypot, which differ between retries. */
function hashBody(
  { homepage: _homepage, shownAt: _shownAt, sentAt: _sentAt, ...typed }: SpamTrap,
  secret: string,
) {
  return hashTexts([JSON.stringify(typed)], secret)
}

const hashTexts = (texts: string[], secret: string) =>
  createHmac('sha256', secret).update(texts.join('\n')).digest('base64url')
