import { createHmac } from 'node:crypto'
import { fetchWithin } from '#platform/server/fetch-within.ts'
import { createSemaphore } from '#platform/server/semaphore.ts'
import { isSameText } from '#platform/server/signer.ts'
import type { DeclineReason } from '../../contract/test-cards.ts'
import type {
  Charge,
  Declined,
  Outcome,
  PaymentEvent,
  PaymentProvider,
  Refund,
  ShareOutcome,
} from '../provider.ts'
import { openCardPage, readCardPage } from './card-page.ts'
import { StripeRefusal, type StripeRequest } from './stripe-request.ts'

export type StripeSettings = { apiUrl: string; secretKey: string; webhookSecret: string; timeoutMs?: number }

/** A signature older than this is refused, so that a recorded event can't be sent again much later. */
const toleranceMs = 300_000

/** A list of a hundred refunds takes about 100 KB. */
const ask = fetchWithin(4 * 1024 * 1024)

type Intent = {
  id: string
  status: string
  metadata?: { key?: string }
  last_payment_error?: StripeError | null
}

/**
 * Stripe's REST API: form-encoded, with the key as Idempotency-Key. A method that fails for another reason than a
 * declined card throws, and is called again with the same key.
 */
export function createStripe({
  apiUrl,
  secretKey,
  webhookSecret,
  timeoutMs = 20_000,
}: StripeSettings): PaymentProvider {
  const limit = createSemaphore(8)

  async function send<Body>(
    method: 'GET' | 'POST',
    path: string,
    fields: Record<string, string>,
    key?: string,
  ) {
    const response = await ask(`${apiUrl}/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(method === 'POST' && { body: new URLSearchParams(fields) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = (await response.json().catch(() => undefined)) as
      | (Body & { error?: StripeError })
      | undefined
    const error = body?.error
    if (response.status === 402 && error?.type === 'card_error') return { declined: declinedBy(error) }
    if ([400, 404].includes(response.status) && error?.type === 'invalid_request_error')
      throw new StripeRefusal(`Stripe refused ${path}: ${error.code ?? ''}`)
    if (!response.ok || !body)
      throw new Error(`Stripe answered ${path} with ${response.status} ${error?.code ?? ''}`)
    return { body }
  }

  /** For requests that no card can decline. */
  const requireBody: StripeRequest = async <Body>(...request: Parameters<StripeRequest>) => {
    const { body } = await send<Body>(...request)
    if (!body) throw new Error(`Stripe declined ${request[1]}`)
    return body
  }

  async function chargeOne({ key, methodId, amountMinor, currency }: Charge): Promise<Outcome> {
    const [customer = '', method = ''] = methodId.split('/')
    const fields = {
      amount: String(amountMinor),
      currency: currency.toLowerCase(),
      customer,
      payment_method: method,
      off_session: 'true',
      confirm: 'true',
      'metadata[key]': key,
    }
    const { body, declined } = await send<Intent>('POST', 'payment_intents', fields, key)
    return declined ?? outcomeOf(body)
  }

  /**
   * A card can only get back what it has paid, so Stripe refuses what is above that. Stripe forgets keys after a
   * day, so the refunds of the payment are read first.
   */
  async function sendShare({ key, reference, amountMinor }: Refund): Promise<ShareOutcome> {
    const path = `refunds?payment_intent=${encodeURIComponent(reference)}&limit=100`
    const { data } = await requireBody<{ data: StripeRefund[] }>('GET', path, {})
    const known = data.find(({ metadata }) => metadata?.key === key)
    if (known) return shareOutcomeOf(known)
    const fields = { payment_intent: reference, amount: String(amountMinor), 'metadata[key]': key }
    try {
      return shareOutcomeOf(await requireBody<StripeRefund>('POST', 'refunds', fields, key))
    } catch (error) {
      if (error instanceof StripeRefusal) return { failure: 'refused' }
      throw error
    }
  }

  const giveBack = (refunds: readonly Refund[]) =>
    each(refunds, ({ key, reference, amountMinor }) =>
      limit(async () => {
        const fields = { payment_intent: reference, amount: String(amountMinor), 'metadata[key]': key }
        return { reference: (await requireBody<{ id: string }>('POST', 'refunds', fields, key)).id }
      }),
    )

  return {
    name: 'stripe',
    now: () => Promise.resolve(Date.now()),
    openCardPage: (page) => openCardPage(requireBody, page, new URL(apiUrl)),
    saveMethod: (card) => readCardPage(requireBody, card),
    charge: (charges) => each(charges, (one) => limit(() => chargeOne(one))),
    readCharges: (charges) =>
      each(charges, ({ reference }) =>
        limit(async () =>
          outcomeOf(await requireBody<Intent>('GET', `payment_intents/${encodeURIComponent(reference)}`, {})),
        ),
      ),
    refund: giveBack,
    payBackers: (shares) => each(shares, (share) => limit(() => sendShare(share))),
    async payout({ key, destination, amountMinor, currency }) {
      const fields = { amount: String(amountMinor), currency: currency.toLowerCase(), destination }
      return { reference: (await requireBody<{ id: string }>('POST', 'transfers', fields, key)).id }
    },
    async takeBackPayout({ key, reference, amountMinor }) {
      const path = `transfers/${encodeURIComponent(reference)}/reversals`
      const fields = { amount: String(amountMinor) }
      return { reference: (await requireBody<{ id: string }>('POST', path, fields, key)).id }
    },
    readEvents: (body, signature) =>
      isSigned(webhookSecret, body, signature, Date.now()) ? readEvent(body) : undefined,
  }
}

type StripeRefund = { id: string; status?: string; metadata?: { key?: string } }

const shareOutcomeOf = ({ id, status }: StripeRefund): ShareOutcome =>
  status === 'failed' || status === 'canceled' ? { failure: 'returned' } : { reference: id }

type StripeError = { type?: string; code?: string; decline_code?: string }

const declinedBy = ({ code, decline_code: detail }: StripeError): Declined => ({
  status: 'declined',
  reason: reasons[detail ?? ''] ?? reasons[code ?? ''] ?? 'declined',
})

const reasons: Record<string, DeclineReason> = {
  insufficient_funds: 'no-funds',
  authentication_required: 'needs-confirmation',
}

function outcomeOf({ id: reference, status, last_payment_error: error }: Intent): Outcome {
  if (status === 'succeeded') return { status, reference }
  if (status === 'processing') return { status: 'pending', reference }
  if (status === 'requires_action') return { status: 'declined', reason: 'needs-confirmation' }
  return declinedBy(error ?? {})
}

/** What fails is missing in the result and is tried again. If nothing works, the first error is thrown. */
async function each<One extends { key: string }, Result>(
  all: readonly One[],
  run: (one: One) => Promise<Result>,
): Promise<Map<string, Result>> {
  const settled = await Promise.allSettled(all.map(async (one) => [one.key, await run(one)] as const))
  const done = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = settled.find((one) => one.status === 'rejected')
  if (done.length === 0 && failed) throw new Error('No request to Stripe succeeded', { cause: failed.reason })
  return new Map(done)
}

/** `t=…,v1=…`: an HMAC of the time and the body. There may be several during a change of the secret. */
function isSigned(secret: string, body: string, header: string, now: number): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(now - Number(time) * 1000) > toleranceMs) return false
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return parts.some(([name, value]) => name === 'v1' && isSameText(value ?? '', expected))
}

/** The others come before a charge is decided: a new payment has no card yet and isn't declined. */
const outcomeEvents: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.canceled',
])

type Dispute = { payment_intent?: string; amount?: number }

function readEvent(body: string): PaymentEvent[] {
  const event = JSON.parse(body) as { id: string; type: string; data?: { object?: Intent & Dispute } }
  const intent = event.data?.object
  if (event.type.startsWith('charge.dispute.')) {
    const { id: dispute, payment_intent: reference, amount: amountMinor } = intent ?? {}
    if (dispute === undefined || reference === undefined || amountMinor === undefined) return []
    const chargeback = { dispute, reference, amountMinor }
    // Sent when the money leaves and comes again, not when the dispute begins and ends.
    if (event.type === 'charge.dispute.funds_withdrawn') return [{ id: event.id, chargeback }]
    if (event.type === 'charge.dispute.funds_reinstated') return [{ id: event.id, wonDispute: chargeback }]
  }
  const key = intent?.metadata?.key
  if (event.type === 'refund.failed' && key?.startsWith('share:'))
    return [{ id: event.id, returnedShare: key }]
  if (!outcomeEvents.has(event.type) || !intent || key === undefined) return []
  return [{ id: event.id, key, outcome: outcomeOf(intent) }]
}
