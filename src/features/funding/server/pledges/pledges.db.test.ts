import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#features/ledger/server.ts'
import { hourMs } from '#platform/common/durations.ts'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import type { OwnPledgeList, Pledge } from '../../contract/pledges.ts'
import { addPerson, launch, type Person } from '#testing/campaigns.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import type { z } from 'zod'

let running: TestApp
let creator: Person
let campaign: OwnCampaign
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000', FUNDING_MODE: 'sandbox' })
  creator = await addPerson(running)
  campaign = await launch(running, creator)
})
afterAll(() => running.close())

const input = { amountMinor: 5_000, currency: 'USD', model: 'donation', version: 1, card: 'test-succeeds' }
const pledge = (person: Person, changes: object = {}, slug = campaign.slug) =>
  person.ask<Pledge>('PUT', `/api/campaigns/${slug}/pledge`, { ...input, ...changes })
const totals = async (slug = campaign.slug) => {
  const response = await running.app.request(`/api/campaigns/${slug}`)
  const { pledgedMinor, pledgeCount } = (await response.json()) as OwnCampaign
  return [pledgedMinor, pledgeCount]
}
const passHours = (hours: number) =>
  running.database.pool.query(
    `insert into sandbox_clock values (1, $1) on conflict (id) do update set ahead_ms = $1`,
    [Math.round(hours * hourMs)],
  )
const promised = async (id = campaign.id) => {
  const { rows } = await running.database.pool.query<{ amount: string }>(
    `select coalesce(sum(amount), 0) as amount from ledger_entries where campaign_id = $1 and kind = 'promises'`,
    [id],
  )
  return Number(rows[0]?.amount)
}

test('a person has one pledge, however often it is sent, and can change, cancel and renew it', async () => {
  const backer = await addPerson(running)
  const sent = await Promise.all(Array.from({ length: 5 }, () => pledge(backer)))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await totals()).toEqual([5_000, 1])
  expect(await promised()).toBe(5_000)
  const changed = await pledge(backer, { amountMinor: 7_500, model: 'rewards', reward: 0, card: null })
  expect(changed.body).toMatchObject({ amountMinor: 7_500, reward: 0, cardLabel: 'Test card ending in 4242' })
  expect(await totals()).toEqual([7_500, 1])
  const path = `/api/campaigns/${campaign.slug}/pledge`
  expect((await backer.ask('DELETE', path)).body).toMatchObject({ status: 'canceled', canCancel: false })
  expect((await backer.ask('DELETE', path)).status).toBe(404)
  expect(await promised()).toBe(0)
  expect((await pledge(backer, { amountMinor: 900 })).body).toMatchObject({ status: 'active' })
  const { body: list } = await backer.ask<z.output<typeof OwnPledgeList>>('GET', '/api/pledges')
  expect(list.items).toMatchObject([{ slug: campaign.slug, amountMinor: 900, canCancel: true }])
  expect((await backer.ask('DELETE', path)).status).toBe(200)
  expect((await checkBooks(running.database)).faults).toEqual([])
})

test.each([
  ['negative', { amountMinor: -5_000 }],
  ['a fraction', { amountMinor: 50.5 }],
  ['above the limit', { amountMinor: 5_000_001 }],
  ['above the goal', { amountMinor: 800_001 }],
  ['in a foreign currency', { currency: 'EUR' }],
  ['for a model that is not offered', { model: 'roi' }],
  ['for less than its reward', { model: 'rewards', reward: 0, amountMinor: 2_499 }],
  ['without a card', { card: null }],
  ['with an unknown card', { card: 'mine' }],
  ['with a card that is declined', { card: 'test-declined' }],
])('a pledge that is %s is refused, and nothing is written', async (_name, changes) => {
  const backer = await addPerson(running)
  expect((await pledge(backer, changes)).status).toBe(400)
  expect(await totals()).toEqual([0, 0])
  expect(await promised()).toBe(0)
})

test('a pledge to old terms, to an own campaign or before the launch is refused', async () => {
  const backer = await addPerson(running)
  expect((await pledge(backer, { version: 2 })).status).toBe(409)
  expect((await pledge(creator)).status).toBe(403)
  const other = await addPerson(running)
  const early = await launch(running, other, { isLaunched: false })
  expect((await pledge(backer, {}, early.slug)).status).toBe(409)
  expect((await pledge(backer, {}, 'none')).status).toBe(404)
})

test('people who pledge at the same time cannot exceed a fixed goal, and the last one is cut on request', async () => {
  const { slug } = await launch(running, await addPerson(running))
  const backers = await Promise.all(Array.from({ length: 4 }, () => addPerson(running)))
  const sent = await Promise.all(backers.map((backer) => pledge(backer, { amountMinor: 300_000 }, slug)))
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(2)
  const last = await addPerson(running)
  const cut = { amountMinor: 300_000, whenFull: 'cut' }
  for (let time = 0; time < 2; time++)
    expect((await pledge(last, cut, slug)).body).toMatchObject({ amountMinor: 200_000 })
  expect(await totals(slug)).toEqual([800_000, 3])
  expect((await pledge(await addPerson(running), cut, slug)).status).toBe(400)
})

test('an open campaign goes beyond its goal', async () => {
  const { slug } = await launch(running, await addPerson(running), { limit: 'open' })
  expect((await pledge(await addPerson(running), { amountMinor: 900_000 }, slug)).status).toBe(200)
  expect(await totals(slug)).toEqual([900_000, 1])
})

test('in the last 48 hours a pledge can be raised, but neither lowered nor canceled', async () => {
  const { slug } = await launch(running, await addPerson(running))
  const backer = await addPerson(running)
  const first = await pledge(backer, {}, slug)
  const hoursLeft = (Date.parse(first.body.cancelUntil) - Date.now()) / hourMs
  try {
    await passHours(hoursLeft + 1)
    expect((await backer.ask('DELETE', `/api/campaigns/${slug}/pledge`)).status).toBe(409)
    expect((await pledge(backer, { amountMinor: 4_999 }, slug)).status).toBe(409)
    expect((await pledge(backer, { amountMinor: 5_001 }, slug)).body).toMatchObject({ canCancel: false })
    await passHours(hoursLeft + 49)
    expect((await pledge(backer, { amountMinor: 6_000 }, slug)).status).toBe(409)
    expect(await totals(slug)).toEqual([5_001, 1])
  } finally {
    await passHours(0)
  }
})

test('a site that takes reservations only refuses pledges, and one with money refuses reservations when live', async () => {
  const backer = await addPerson(running)
  const { body } = await backer.ask('GET', '/api/pledge-options')
  expect(body).toMatchObject({ mode: 'sandbox', rules: { cancelUntilHours: 48 } })
  const path = `/api/campaigns/${campaign.slug}/reservation`
  expect((await backer.ask('PUT', path, input)).status).toBe(409)
  const mode = 'reservations' as const
  const plain = running.appWith({
    config: { ...running.config, fundingMode: mode },
    payments: { provider: undefined, sandbox: undefined, now: () => Promise.resolve(Date.now()) },
  })
  const response = await plain.request(`/api/campaigns/${campaign.slug}/pledge`, {
    method: 'PUT',
    headers: { ...backer.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  expect(response.status).toBe(409)
})

test('a pledge that conflicts with others three times in a row is refused for the moment, and can be sent again', async () => {
  const backer = await addPerson(running)
  const before = await totals()
  const { pool } = running.database
  await pool.query(`
    create sequence conflicts;
    create function conflict() returns trigger language plpgsql as $$
      begin
        if nextval('conflicts') <= 3 then raise 'Planted' using errcode = 'deadlock_detected'; end if;
        return new;
      end $$;
    create trigger conflict before insert on campaign_pledges for each row execute function conflict();`)
  const refused = await pledge(backer)
  expect([refused.status, refused.body]).toMatchObject([503, { error: { status: 'UNAVAILABLE' } }])
  const { rows } = await pool.query<{ last_value: string }>(`select last_value from conflicts`)
  expect(Number(rows[0]?.last_value)).toBe(3)
  expect(await totals()).toEqual(before)
  expect((await pledge(backer)).status).toBe(200)
  await pool.query(
    `drop trigger conflict on campaign_pledges; drop function conflict(); drop sequence conflicts`,
  )
  expect((await checkBooks(running.database)).faults).toEqual([])
})
