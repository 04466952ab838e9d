import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeclineReason } from '../../contract/test-cards.ts'
import type { PaymentProvider } from '../provider.ts'
import { createStripe, stripeEvents } from './stripe-provider.ts'

type Answer = (response: ServerResponse, fields: URLSearchParams) => void

let answers: Answer[]
let requests: { path: string; key: string | undefined; fields: URLSearchParams }[]
const server = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    const key = request.headers['idempotency-key'] as string | undefined
    const fields = new URLSearchParams(body)
    requests.push({ path: request.url ?? '', key, fields })
    // However late the request arrives here, it takes no answer from the one that follows.
    if (request.headers.authorization === 'Bearer sk_unanswered') return
    answers.shift()?.(response, fields)
  })
})
let stripe: PaymentProvider
let unanswered: PaymentProvider
const webhookSecret = 'whsec_test'
beforeAll(async () => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stripe = createStripe({ apiUrl, secretKey: 'sk_test', webhookSecret })
  unanswered = createStripe({ apiUrl, secretKey: 'sk_unanswered', webhookSecret, timeoutMs: 50 })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  answers = []
  requests = []
})

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const charge = { key: 'charge:1:1', methodId: 'cus_1/pm_1', amountMinor: 1999, currency: 'USD' } as const
const paid = { id: 'pi_1', status: 'succeeded' }
const succeeded = { status: 'succeeded', reference: 'pi_1' }

test('a charge sends whole minor units with its key, and reports the outcome', async () => {
  answers = [json(200, paid)]
  expect(await stripe.charge([charge])).toEqual(new Map([['charge:1:1', succeeded]]))
  const { path, key, fields } = requests[0]!
  expect([path, key]).toEqual(['/v1/payment_intents', 'charge:1:1'])
  expect(Object.fromEntries(fields)).toMatchObject({ amount: '1999', currency: 'usd', 'metadata[key]': key })
})

test('a declined card is an outcome, not an error', async () => {
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
  answers = [json(402, { error })]
  const outcomes = await stripe.charge([charge])
  expect(outcomes.get('charge:1:1')).toEqual({ status: 'declined', reason: 'no-funds' })
})

test.each<[string, Answer | undefined]>([
  ['an error after it has charged', json(500, { error: { type: 'api_error' } })],
  ['something that is not JSON', (response) => response.writeHead(200).end('<html>')],
  ['far more than it ever sends', json(200, { ...paid, padding: 'x'.repeat(5 * 1024 * 1024) })],
  ['nothing in time', undefined],
])('after %s the same key is sent again, so there is one payment', async (_name, answer) => {
  answers = [...(answer ? [answer] : []), json(200, paid)]
  await expect((answer ? stripe : unanswered).charge([charge])).rejects.toThrow()
  expect((await stripe.charge([charge])).get('charge:1:1')).toEqual(succeeded)
  for (const { key } of requests) expect(key).toBe('charge:1:1')
})

test('what fails in a batch is left out, and the rest is kept', async () => {
  const answer: Answer = (response, fields) =>
    json(fields.get('metadata[key]') === 'charge:2:1' ? 500 : 200, paid)(response, fields)
  answers = [answer, answer]
  const outcomes = await stripe.charge([charge, { ...charge, key: 'charge:2:1' }])
  expect([...outcomes.keys()]).toEqual(['charge:1:1'])
})

test('refunds and payouts carry their keys', async () => {
  answers = [
    json(200, { id: 're_1' }),
    json(200, { id: 'tr_1' }),
    json(200, { ...paid, status: 'processing' }),
    json(200, { id: 'trr_1' }),
  ]
  const refund = { key: 'refund:1', reference: 'pi_1', amountMinor: 5, currency: 'EUR' } as const
  expect((await stripe.refund([refund])).get('refund:1')).toEqual({ reference: 're_1' })
  const payout = { key: 'payout:1', destination: 'acct_1', amountMinor: 5, currency: 'EUR' } as const
  expect(await stripe.payout(payout)).toEqual({ reference: 'tr_1' })
  const read = await stripe.readCharges([{ key: 'charge:1:1', reference: 'pi_1' }])
  expect(read.get('charge:1:1')).toEqual({ status: 'pending', reference: 'pi_1' })
  const back = { key: 'payout-return:1', reference: 'tr_1', amountMinor: 5, currency: 'EUR' } as const
  expect(await stripe.takeBackPayout(back)).toEqual({ reference: 'trr_1' })
  expect(requests.map(({ path, key }) => [path, key])).toEqual([
    ['/v1/refunds', 'refund:1'],
    ['/v1/transfers', 'payout:1'],
    ['/v1/payment_intents/pi_1', undefined],
    ['/v1/transfers/tr_1/reversals', 'payout-return:1'],
  ])
})

const seconds = (ago = 0) => Math.floor(Date.now() / 1000) - ago
const sign = (body: string, time = seconds(), secret = webhookSecret) =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`

test('only a fresh event with a valid signature is read', () => {
  const intent = { ...paid, metadata: { key: 'charge:1:1' } }
  const body = JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded', data: { object: intent } })
  const read = [{ id: 'evt_1', key: 'charge:1:1', outcome: succeeded }]
  expect(stripe.readEvents(body, sign(body))).toEqual(read)
  expect(stripe.readEvents(body, `v1=0,${sign(body)}`)).toEqual(read)
  expect(stripe.readEvents(body, sign(body, seconds(400)))).toBeUndefined()
  expect(stripe.readEvents(body, sign(body, seconds(), 'other'))).toBeUndefined()
  expect(stripe.readEvents(`${body} `, sign(body))).toBeUndefined()
  expect(stripe.readEvents(body, '')).toBeUndefined()
  const other = JSON.stringify({ id: 'evt_2', type: 'invoice.paid', data: {} })
  expect(stripe.readEvents(other, sign(other))).toEqual([])
})

test.each(stripeEvents)('.env.example tells the operator to send %s to the webhook', (type) => {
  const file = join(import.meta.dirname, '../../../../../.env.example')
  expect(readFileSync(file, 'utf8')).toContain(type)
})

test.each([
  ['created', { status: 'requires_payment_method' }, undefined],
  ['amount_capturable_updated', { status: 'requires_capture' }, undefined],
  ['partially_funded', { status: 'requires_action' }, undefined],
  ['succeeded', { status: 'succeeded' }, succeeded],
  ['processing', { status: 'processing' }, { status: 'pending', reference: 'pi_1' }],
  ['requires_action', { status: 'requires_action' }, { status: 'declined', reason: 'needs-confirmation' }],
  [
    'payment_failed',
    { status: 'requires_payment_method', last_payment_error: { decline_code: 'insufficient_funds' } },
    { status: 'declined', reason: 'no-funds' },
  ],
  ['canceled', { status: 'canceled' }, { status: 'declined', reason: 'declined' }],
])('payment_intent.%s is read only if it settles the charge', (type, intent, outcome) => {
  const object = { id: 'pi_1', metadata: { key: 'charge:1:1' }, ...intent }
  const body = JSON.stringify({ id: 'evt_5', type: `payment_intent.${type}`, data: { object } })
  const read = outcome ? [{ id: 'evt_5', key: 'charge:1:1', outcome }] : []
  expect(stripe.readEvents(body, sign(body))).toEqual(read)
})

test('a chargeback is read when the money leaves, and a won dispute when it comes again', () => {
  const read = (type: string, dispute: object) => {
    const body = JSON.stringify({ id: 'evt_3', type: `charge.dispute.${type}`, data: { object: dispute } })
    return stripe.readEvents(body, sign(body))
  }
  const dispute = { id: 'dp_1', payment_intent: 'pi_1', amount: 1999 }
  const reported = { dispute: 'dp_1', reference: 'pi_1', amountMinor: 1999 }
  expect(read('created', dispute)).toEqual([])
  expect(read('closed', { ...dispute, status: 'won' })).toEqual([])
  expect(read('funds_withdrawn', { id: 'dp_1' })).toEqual([])
  expect(read('funds_withdrawn', dispute)).toEqual([{ id: 'evt_3', chargeback: reported }])
  expect(read('funds_reinstated', dispute)).toEqual([{ id: 'evt_3', wonDispute: reported }])
})

describe('a share of revenue', () => {
  const share = { key: 'share:1:1', reference: 'pi_1', amountMinor: 5, currency: 'EUR' } as const
  const none = json(200, { data: [] })
  const send = async () => (await stripe.payBackers([share])).get(share.key)

  test('is sent with its key', async () => {
    answers = [none, json(200, { id: 're_2', status: 'pending' })]
    expect(await send()).toEqual({ reference: 're_2' })
    expect(requests.map(({ path, key }) => [path, key])).toEqual([
      ['/v1/refunds?payment_intent=pi_1&limit=100', undefined],
      ['/v1/refunds', 'share:1:1'],
    ])
    expect(requests[1]!.fields.get('metadata[key]')).toBe('share:1:1')
  })

  test('is not sent again when Stripe has forgotten the key', async () => {
    const known = { id: 're_2', status: 'succeeded', metadata: { key: 'share:1:1' } }
    answers = [json(200, { data: [{ id: 're_1', metadata: { key: 'share:0:1' } }, known] })]
    expect(await send()).toEqual({ reference: 're_2' })
    answers = [json(200, { data: [{ ...known, status: 'failed' }] })]
    expect(await send()).toEqual({ failure: 'returned' })
    expect(requests.map(({ path }) => path)).not.toContain('/v1/refunds')
  })

  test('is refused for good, or has to be tried again with the same key', async () => {
    answers = [none, json(400, { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } })]
    expect(await send()).toEqual({ failure: 'refused' })
    for (const answer of [json(500, {}), json(429, { error: { type: 'invalid_request_error' } })]) {
      answers = [none, answer]
      await expect(send()).rejects.toThrow()
    }
  })

  test('is reported when it comes back', () => {
    const event = (key: string) => {
      const object = { id: 're_2', status: 'failed', metadata: { key } }
      const body = JSON.stringify({ id: 'evt_4', type: 'refund.failed', data: { object } })
      return stripe.readEvents(body, sign(body))
    }
    expect(event('share:1:1')).toEqual([{ id: 'evt_4', returnedShare: 'share:1:1' }])
    expect(event('refund:1')).toEqual([])
  })
})

describe('a card', () => {
  const page = {
    holder: 'h',
    returnTo: (card: string) => `https://site/?card=${card}`,
    cancelTo: 'https://site/',
  }
  const open = () => stripe.openCardPage!(page)
  const customer = json(200, { id: 'cus_1' })

  test('is entered on a page of Stripe that leads back', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/1`
    answers = [customer, json(200, { url })]
    expect(await open()).toEqual({ url })
    expect(requests.map(({ path }) => path)).toEqual(['/v1/customers', '/v1/checkout/sessions'])
    expect(Object.fromEntries(requests[1]!.fields)).toEqual({
      mode: 'setup',
      customer: 'cus_1',
      client_reference_id: 'h',
      'payment_method_types[0]': 'card',
      success_url: 'https://site/?card={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://site/',
    })
  })

  test.each(['javascript:alert(1)', 'https://other.example', 'http://other.example', 'nowhere', null])(
    'is never entered at %s',
    async (url) => {
      answers = [customer, json(200, { url })]
      await expect(open()).rejects.toThrow('without the address')
    },
  )

  const card = { id: 'pm_1', card: { brand: 'visa', last4: '4242' } }
  const session = {
    mode: 'setup',
    status: 'complete',
    client_reference_id: 'h',
    customer: 'cus_1',
    setup_intent: { status: 'succeeded', payment_method: card },
  }
  const save = (token = 'cs_test_1') => stripe.saveMethod({ key: 'method:1', holder: 'h', token })

  test('is read after it was entered, however often', async () => {
    for (let time = 0; time < 2; time++) {
      answers = [json(200, session)]
      const saved = { status: 'saved', methodId: 'cus_1/pm_1', label: 'visa ending in 4242' }
      expect(await save()).toEqual(saved)
    }
    expect(requests[0]!.path).toBe('/v1/checkout/sessions/cs_test_1?expand[]=setup_intent.payment_method')
  })

  test.each<[string, object, DeclineReason]>([
    ['not finished', { status: 'open' }, 'unfinished'],
    ['too late', { status: 'expired' }, 'unfinished'],
    ['declined by the bank', { setup_intent: { status: 'requires_payment_method' } }, 'needs-confirmation'],
    ['of another person', { client_reference_id: 'other' }, 'unknown-card'],
    ['of a payment', { mode: 'payment' }, 'unknown-card'],
  ])('that is %s is not saved', async (_name, changes, reason) => {
    answers = [json(200, { ...session, ...changes })]
    expect(await save()).toEqual({ status: 'declined', reason })
  })

  test('that Stripe doesn’t know, or no longer, is not saved, and nothing else is asked for', async () => {
    answers = [json(404, { error: { type: 'invalid_request_error', code: 'resource_missing' } })]
    expect(await save()).toEqual({ status: 'declined', reason: 'unknown-card' })
    for (const token of ['pm_1', 'cs_1/../../refunds', 'cs_1?x', 'canceled'])
      expect(await save(token)).toEqual({ status: 'declined', reason: 'unknown-card' })
    expect(requests).toHaveLength(1)
  })

  test('that Stripe reports without its name is an error', async () => {
    for (const changes of [{ customer: null }, { setup_intent: { status: 'succeeded' } }]) {
      answers = [json(200, { ...session, ...changes })]
      await expect(save()).rejects.toThrow('without a card')
    }
  })
})
