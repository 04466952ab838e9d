import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Pledge } from '../../contract/pledges.ts'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import { addPerson, launch, type Person } from '#testing/campaigns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

type Session = Record<string, unknown>

/** Stripe, as far as cards are entered there. */
const sessions = new Map<string, Session>()
let isDown = false
const stripe = createServer((request, response) => {
  const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const path = new URL(request.url ?? '', 'http://stripe').pathname
    const found = sessions.get(path.split('/').at(-1)!)
    if (isDown) return answer(500, {})
    if (path === '/v1/customers') return answer(200, { id: 'cus_1' })
    if (path !== '/v1/checkout/sessions')
      return found ? answer(200, found) : answer(404, { error: { type: 'invalid_request_error' } })
    const id = `cs_test_${sessions.size}`
    sessions.set(id, { id, status: 'open', ...Object.fromEntries(new URLSearchParams(body)) })
    return answer(200, { id, url: `http://${request.headers.host}/${id}` })
  })
})

let running: TestApp
let campaign: OwnCampaign
let backer: Person
beforeAll(async () => {
  await new Promise<void>((done) => {
    stripe.listen(0, '127.0.0.1', done)
  })
  running = await startTestApp({
    RATE_LIMIT_SCALE: '1000',
    FUNDING_MODE: 'live',
    FUNDING_TERMS_URL: 'https://crovest.example/terms',
    FUNDING_RISKS_URL: 'https://crovest.example/risks',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_API_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
  })
  campaign = await launch(running, await addPerson(running), { limit: 'open' })
  backer = await addPerson(running)
})
afterAll(async () => {
  await running.close()
  stripe.close()
})
beforeEach(() => {
  isDown = false
})

const pathOf = () => `/api/campaigns/${campaign.slug}/pledge`
const openPage = (person = backer) => person.ask<{ url: string }>('POST', `${pathOf()}/card-pages`)
const pledge = (card: string | null, person = backer, amountMinor = 5_000) =>
  person.ask<Pledge>('PUT', pathOf(), { amountMinor, currency: 'USD', model: 'donation', version: 1, card })

/** Enters a card as a person would on Stripe's page. */
async function enterCard(person = backer, last4 = '4242'): Promise<string> {
  const { body } = await openPage(person)
  const id = body.url.split('/').at(-1)!
  const method = { id: `pm_${last4}`, card: { brand: 'visa', last4 } }
  const setup = { status: 'succeeded', payment_method: method }
  sessions.set(id, { ...sessions.get(id), status: 'complete', setup_intent: setup })
  return id
}

test('the page leads back to the pledge with the card, or without one', async () => {
  const opened = await openPage()
  expect(opened.status).toBe(201)
  const session = sessions.get(opened.body.url.split('/').at(-1)!)!
  const back = `/your-pledges/pledge?to=${campaign.slug}&card=`
  expect(session['success_url']).toMatch(new RegExp(`^https?://.*card=\\{CHECKOUT_SESSION_ID\\}$`))
  expect(session['success_url']).toContain(`${back}{CHECKOUT_SESSION_ID}`)
  expect(session['cancel_url']).toContain(`${back}canceled`)
})

test('nothing is pledged with a card that wasn’t entered, that is expired, or that another person entered', async () => {
  const open = (await openPage()).body.url.split('/').at(-1)!
  expect((await pledge(open)).status).toBe(400)
  sessions.set(open, { ...sessions.get(open), status: 'expired' })
  expect((await pledge(open)).status).toBe(400)
  const foreign = await enterCard(await addPerson(running))
  for (const card of [foreign, 'canceled', 'cs_unknown', 'pm_card_visa', null])
    expect((await pledge(card)).status).toBe(400)
  expect((await backer.ask('GET', pathOf())).status).toBe(404)
})

test('while Stripe doesn’t answer, nothing is pledged, and a second try works', async () => {
  const card = await enterCard()
  isDown = true
  expect((await openPage()).status).toBe(503)
  expect((await pledge(card)).status).toBe(503)
  expect((await backer.ask('GET', pathOf())).status).toBe(404)
  isDown = false
  expect((await pledge(card)).body).toMatchObject({ status: 'active', cardLabel: 'visa ending in 4242' })
})

test('who comes back twice has one pledge, and another card replaces the first', async () => {
  const card = await enterCard(backer, '4444')
  const sent = await Promise.all([pledge(card), pledge(card)])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect(sent[0].body.id).toBe(sent[1].body.id)
  expect((await pledge(card)).body).toMatchObject({ amountMinor: 5_000, cardLabel: 'visa ending in 4444' })
  const { rows } = await running.database.pool.query('select method_id from campaign_pledges')
  expect(rows).toEqual([{ method_id: 'cus_1/pm_4444' }])
})
