import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#features/ledger/server.ts'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import type { Pledge } from '../../contract/pledges.ts'
import type { PledgeStatus } from '../../contract/pledge-choices.ts'
import { addPerson, launch, type Person } from '#testing/campaigns.ts'
import { requestAs } from '#testing/request-as.ts'
import { passHours, settleAll } from '#testing/settlement.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const goalMinor = 800_000
const backerCount = 3

let running: TestApp
let creator: Person
let backers: Person[]
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000000', FUNDING_MODE: 'sandbox' })
  creator = await addPerson(running)
  backers = await Promise.all(Array.from({ length: backerCount }, () => addPerson(running)))
})
afterAll(() => running.close())

const cards = [
  'test-succeeds',
  'test-declined-later',
  'test-slow',
  'test-repeated',
  'test-unreported',
] as const
const backer = fc.nat({ max: backerCount - 1 })
const card = fc.constantFrom(...cards, 'test-declined')

const before = fc.oneof(
  fc.record({
    kind: fc.constant('pledge' as const),
    backer,
    amountMinor: fc.oneof(fc.integer({ min: 1, max: 500_000 }), fc.constant(0), fc.constant(-100)),
    card,
    whenFull: fc.constantFrom('refuse', 'cut'),
  }),
  fc.record({ kind: fc.constant('cancel' as const), backer }),
)
const after = fc.oneof(
  fc.record({ kind: fc.constant('fix' as const), backer, card }),
  fc.record({ kind: fc.constantFrom('repeat-events' as const, 'settle' as const, 'wait' as const) }),
)

type Expected = { amountMinor: number; card: string; status: PledgeStatus }

/** What one campaign must look like, kept beside the product's own books. */
class Model {
  readonly pledges = new Map<number, Expected>()

  sum(except?: number) {
    let total = 0
    for (const [index, { amountMinor, status }] of this.pledges)
      if (index !== except && status !== 'canceled' && status !== 'dropped') total += amountMinor
    return total
  }

  pledge(index: number, asked: number, given: string, whenFull: string): boolean {
    const left = goalMinor - this.sum(index)
    const amountMinor = whenFull === 'cut' && left > 0 ? Math.min(asked, left) : asked
    if (amountMinor < 100 || amountMinor > left || given === 'test-declined') return false
    this.pledges.set(index, { amountMinor, card: given, status: 'active' })
    return true
  }

  /** What is known right after the deadline or a new card. */
  charge(one: Expected) {
    if (one.card === 'test-succeeds') one.status = 'charged'
    else one.status = one.card === 'test-declined-later' ? 'fixing' : 'charging'
  }

  end() {
    for (const one of this.pledges.values()) {
      if (one.status === 'charging') one.status = 'charged'
      if (one.status === 'fixing') one.status = 'dropped'
    }
    const isFunded = this.sum() * 100 >= goalMinor * 80
    if (!isFunded)
      for (const one of this.pledges.values()) if (one.status === 'charged') one.status = 'refunded'
    return isFunded
  }
}

test('whatever backers, cards, events and time do, a campaign ends as a simple model says, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(before, { minLength: 1, maxLength: 8 }),
      fc.array(after, { maxLength: 5 }),
      async (earlier, later) => {
        await running.database.pool.query('update sandbox_clock set ahead_ms = 0')
        const campaign = await launch(running, creator)
        const model = new Model()
        for (const step of earlier) await supportOrLeave(campaign, model, step)
        await passHours(running, 11 * 24)
        for (const one of model.pledges.values()) if (one.status === 'active') model.charge(one)
        for (const step of later) await disturb(campaign, model, step)
        await passHours(running, 9 * 24)
        await passHours(running, 2 * 24)
        await requireAsModeled(campaign, model)
        expect((await checkBooks(running.database)).faults).toEqual([])
      },
    ),
    { numRuns: 5 },
  )
})

type Before = typeof before extends fc.Arbitrary<infer Step> ? Step : never
type After = typeof after extends fc.Arbitrary<infer Step> ? Step : never

async function supportOrLeave({ slug }: OwnCampaign, model: Model, step: Before) {
  const path = `/api/campaigns/${slug}/pledge`
  const [status, expected] =
    step.kind === 'cancel' ? await leave(path, model, step.backer) : await support(path, model, step)
  expect(status).toEqual(expected)
}

async function leave(path: string, model: Model, index: number): Promise<[number[], number[]]> {
  const own = model.pledges.get(index)
  const { status } = await backers[index]!.ask('DELETE', path)
  const expected = own?.status === 'active' ? 200 : 404
  if (own) own.status = 'canceled'
  return [[status], [expected]]
}

type Support = Extract<Before, { kind: 'pledge' }>

/** Sent twice at the same time, as by a double click. */
async function support(path: string, model: Model, step: Support): Promise<[number[], number[]]> {
  const { backer: index, amountMinor, card: given, whenFull } = step
  const body = { amountMinor, currency: 'USD', model: 'donation', version: 1, card: given, whenFull }
  const expected = model.pledge(index, amountMinor, given, whenFull) ? 200 : 400
  const send = () => backers[index]!.ask('PUT', path, body)
  const answers = await Promise.all([send(), send()])
  return [answers.map(({ status }) => status), [expected, expected]]
}

async function disturb(campaign: OwnCampaign, model: Model, step: After) {
  const [status, expected] = step.kind === 'fix' ? await fixCard(campaign, model, step) : [0, 0]
  expect(status).toBe(expected)
  if (step.kind === 'repeat-events') await repeatEvents(campaign)
  // Running at the same time must be as good as running in turn.
  if (step.kind === 'settle') await Promise.all([settleAll(running), settleAll(running)])
  else await passHours(running, step.kind === 'wait' ? 1 : 0)
}

type Fix = Extract<After, { kind: 'fix' }>

async function fixCard({ slug }: OwnCampaign, model: Model, { backer: index, card: given }: Fix) {
  const own = model.pledges.get(index)
  const path = `/api/campaigns/${slug}/pledge/card`
  const { status } = await backers[index]!.ask('PUT', path, { card: given })
  if (!own) return [status, 404]
  if (own.status !== 'fixing') return [status, 409]
  if (given === 'test-declined') return [status, 400]
  own.card = given
  model.charge(own)
  return [status, 200]
}

async function repeatEvents({ id }: OwnCampaign) {
  const team = await requestAs(running, 'admin')
  const { rows } = await running.database.pool.query<{ id: string }>(
    `select e.id from sandbox_events e join campaign_pledges p on e.key like 'charge:' || p.id || ':%'
     where p.campaign_id = $1 and e.state = 'delivered'`,
    [id],
  )
  for (const event of rows.toReversed()) await team('POST', `sandbox/events/${event.id}/deliveries`)
}

async function requireAsModeled(campaign: OwnCampaign, model: Model) {
  const { rows } = await running.database.pool.query<{ status: string }>(
    'select status, pledged_minor from campaigns where id = $1',
    [campaign.id],
  )
  const isFunded = model.end()
  expect(rows).toMatchObject([{ status: isFunded ? 'funded' : 'failed' }])
  for (const [index, { status, amountMinor }] of model.pledges) {
    const { body } = await backers[index]!.ask<Pledge>('GET', `/api/campaigns/${campaign.slug}/pledge`)
    expect(body).toMatchObject({ status, amountMinor })
    const { rows: paid } = await running.database.pool.query<{ kind: string; sum: string }>(
      `select kind, sum(amount_minor) from sandbox_payments
       where declined is null and key like '%' || $1 || '%' group by 1 order by 1`,
      [body.id],
    )
    const charge = { kind: 'charge', sum: String(amountMinor) }
    const refund = { kind: 'refund', sum: String(amountMinor) }
    expect(paid).toEqual(status === 'charged' ? [charge] : status === 'refunded' ? [charge, refund] : [])
  }
}
