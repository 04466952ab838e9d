import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#features/ledger/server.ts'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import type { Pledge } from '../../contract/pledges.ts'
import type { MoneyTrail, Settlement } from '../../contract/transfers.ts'
import { addPerson, launch, type Person } from '#testing/campaigns.ts'
import { eventually } from '#testing/eventually.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { requestAs } from '#testing/request-as.ts'
import { passHours, settleAll } from '#testing/settlement.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000', FUNDING_MODE: 'sandbox' })
})
afterAll(() => running.close())

const hoursToDeadline = 12 * 24
const input = { amountMinor: 400_000, currency: 'USD', model: 'donation', version: 1, card: 'test-succeeds' }

/** A campaign with a goal of $8,000 and a backer for each card, who pledges $4,000. */
async function campaignWith(...cards: string[]) {
  // Earlier tests have moved the clock.
  await running.database.pool.query('update sandbox_clock set ahead_ms = 0')
  const creator = await addPerson(running)
  const campaign = await launch(running, creator, { limit: 'open' })
  const backers: Person[] = []
  for (const card of cards) {
    const backer = await addPerson(running)
    const path = `/api/campaigns/${campaign.slug}/pledge`
    expect((await backer.ask('PUT', path, { ...input, card })).status).toBe(200)
    backers.push(backer)
  }
  return { campaign, creator, backers }
}

const pledgeOf = async (backer: Person, { slug }: OwnCampaign) =>
  (await backer.ask<Pledge>('GET', `/api/campaigns/${slug}/pledge`)).body
const statusesOf = async (backers: Person[], campaign: OwnCampaign) =>
  Promise.all(backers.map(async (backer) => (await pledgeOf(backer, campaign)).status))
const moneyOf = async ({ slug }: OwnCampaign) =>
  (await (await running.app.request(`/api/campaigns/${slug}/money`)).json()) as MoneyTrail
const statusOf = async ({ slug }: OwnCampaign) =>
  ((await (await running.app.request(`/api/campaigns/${slug}`)).json()) as { status: string }).status
const settlementOf = async ({ id }: OwnCampaign) => {
  const { body } = await (await requestAs(running, 'admin'))('GET', 'settlements')
  return (body as { items: Settlement[] }).items.find((item) => item.id === id)!
}
const countPayments = async (kind: string, pledgeId: string) => {
  const { rows } = await running.database.pool.query<{ count: number }>(
    `select count(*)::int as count from sandbox_payments where kind = $1 and declined is null and key like '%' || $2 || '%'`,
    [kind, pledgeId],
  )
  return rows[0]?.count
}

test('a campaign that collects 80% is funded, and its payout is proposed', async () => {
  const { campaign, backers } = await campaignWith('test-succeeds', 'test-succeeds')
  await passHours(running, hoursToDeadline)
  expect(await statusesOf(backers, campaign)).toEqual(['charged', 'charged'])
  expect(await statusOf(campaign)).toBe('funded')
  expect(await moneyOf(campaign)).toMatchObject({ collectedMinor: 800_000, heldMinor: 800_000 })
  const { transfers } = await settlementOf(campaign)
  expect(transfers).toMatchObject([
    { kind: 'payout', status: 'proposed', amountMinor: 800_000, neededApprovals: 2 },
  ])
  await settleAll(running)
  expect(await countPayments('charge', (await pledgeOf(backers[0]!, campaign)).id)).toBe(1)
  expect((await checkBooks(running.database)).faults).toEqual([])
})

test('a campaign below 80% fails, and every backer is at exactly 0', async () => {
  const { campaign, backers } = await campaignWith('test-succeeds', 'test-declined-later')
  await passHours(running, hoursToDeadline)
  expect(await statusesOf(backers, campaign)).toEqual(['charged', 'fixing'])
  expect(await statusOf(campaign)).toBe('settling')
  await passHours(running, 8 * 24)
  expect(await statusesOf(backers, campaign)).toEqual(['refunded', 'dropped'])
  expect(await statusOf(campaign)).toBe('failed')
  expect(await moneyOf(campaign)).toMatchObject({
    collectedMinor: 400_000,
    refundedMinor: 400_000,
    heldMinor: 0,
  })
  const { rows } = await running.database.pool.query(
    `select kind, pledge_id, sum(amount) from ledger_entries where campaign_id = $1 group by 1, 2 having sum(amount) <> 0`,
    [campaign.id],
  )
  expect(rows).toEqual([])
  await settleAll(running)
  expect(await countPayments('refund', (await pledgeOf(backers[0]!, campaign)).id)).toBe(1)
})

test('a backer whose card was declined gets an email and can enter another', async () => {
  const { campaign, backers } = await campaignWith('test-succeeds', 'test-confirm')
  await passHours(running, hoursToDeadline)
  const declined = await pledgeOf(backers[1]!, campaign)
  expect(declined).toMatchObject({ status: 'fixing', declineReason: 'needs-confirmation', canCancel: false })
  const path = `/api/campaigns/${campaign.slug}/pledge/card`
  expect((await backers[0]!.ask('PUT', path, { card: 'test-succeeds' })).status).toBe(409)
  expect((await backers[1]!.ask('PUT', path, { card: 'test-declined' })).status).toBe(400)
  expect((await backers[1]!.ask('PUT', path, { card: 'test-confirm' })).status).toBe(200)
  await settleAll(running)
  expect(await statusesOf(backers, campaign)).toEqual(['charged', 'charged'])
  expect(await statusOf(campaign)).toBe('funded')
})

test.each(['test-slow', 'test-repeated', 'test-reordered', 'test-unreported'])(
  'a payment with %s is collected once',
  async (card) => {
    const { campaign, backers } = await campaignWith('test-succeeds', card)
    await passHours(running, hoursToDeadline)
    expect(await statusesOf(backers, campaign)).toEqual(['charged', 'charging'])
    expect(await statusOf(campaign)).toBe('settling')
    await passHours(running, 40)
    expect(await statusesOf(backers, campaign)).toEqual(['charged', 'charged'])
    expect(await statusOf(campaign)).toBe('funded')
    expect(await moneyOf(campaign)).toMatchObject({ collectedMinor: 800_000 })
    expect((await checkBooks(running.database)).faults).toEqual([])
  },
)

test('a canceled campaign releases its pledges, and nothing is charged', async () => {
  const { campaign, creator, backers } = await campaignWith('test-succeeds')
  const { body } = await creator.ask<OwnCampaign>('GET', `/api/own-campaigns/${campaign.id}`)
  const moved = await creator.ask('POST', `/api/own-campaigns/${campaign.id}/moves`, {
    action: 'cancel',
    revision: body.revision,
    reason: 'The band broke up.',
  })
  expect(moved.status).toBe(200)
  await passHours(running, hoursToDeadline)
  expect(await statusesOf(backers, campaign)).toEqual(['canceled'])
  expect(await moneyOf(campaign)).toMatchObject({ collectedMinor: 0 })
})

test('a pledge to terms that changed without a confirmation is not charged', async () => {
  const { campaign, backers } = await campaignWith('test-succeeds')
  await running.database.pool.query('update campaigns set material_version = 2 where id = $1', [campaign.id])
  expect(await pledgeOf(backers[0]!, campaign)).toMatchObject({ isOutdated: true })
  await passHours(running, hoursToDeadline)
  expect(await statusesOf(backers, campaign)).toEqual(['dropped'])
  expect(await statusOf(campaign)).toBe('failed')
})

test('deleting an account cancels a pledge that can be canceled, and keeps the rest without a name', async () => {
  const { campaign, creator, backers } = await campaignWith('test-succeeds', 'test-succeeds')
  const remove = (person: Person) => person.ask('DELETE', '/api/account', {})
  expect((await remove(backers[1]!)).status).toBe(200)
  const rows = async () =>
    (
      await running.database.pool.query(
        'select user_id is null as anonymous, status from campaign_pledges where campaign_id = $1 order by status',
        [campaign.id],
      )
    ).rows
  expect(await rows()).toEqual([
    { anonymous: false, status: 'active' },
    { anonymous: true, status: 'canceled' },
  ])
  await passHours(running, hoursToDeadline)
  expect(await statusOf(campaign)).toBe('failed')
  expect((await remove(backers[0]!)).status).toBe(200)
  expect(await rows()).toContainEqual({ anonymous: true, status: 'refunded' })
  expect((await remove(creator)).status).toBe(200)
  expect((await checkBooks(running.database)).faults).toEqual([])
})

test('a forged event is refused, and a repeated one has no second effect', async () => {
  const { campaign, backers } = await campaignWith('test-succeeds', 'test-repeated')
  await passHours(running, hoursToDeadline)
  const { id } = await pledgeOf(backers[1]!, campaign)
  const forged = { id: 'x', key: `charge:${id}:1`, outcome: { status: 'succeeded', reference: 'y' } }
  expect((await running.post('/api/payments/events', forged, { 'stripe-signature': 'mine' })).status).toBe(
    401,
  )
  expect((await pledgeOf(backers[1]!, campaign)).status).toBe('charging')
  const team = await requestAs(running, 'admin')
  const { body } = await team('GET', 'sandbox')
  const event = body.events.find(({ key }: { key: string }) => key === `charge:${id}:1`)
  for (let time = 0; time < 3; time++)
    expect((await team('POST', `sandbox/events/${event.id}/deliveries`)).status).toBe(200)
  expect(await statusesOf(backers, campaign)).toEqual(['charged', 'charged'])
  expect(await moneyOf(campaign)).toMatchObject({ collectedMinor: 800_000 })
})

test('the email about a declined card is sent by a job', async () => {
  const { campaign, backers } = await campaignWith('test-declined-later')
  await passHours(running, hoursToDeadline)
  const { email } = (await backers[0]!.ask<{ user: { email: string } }>('GET', '/api/session')).body.user
  await running.startBackgroundJobs()
  await eventually(async () => {
    const mails = await readOutbox(running.config.dataDir, email)
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining(`/campaigns/${campaign.slug}#pledge`),
    ])
  })
})
