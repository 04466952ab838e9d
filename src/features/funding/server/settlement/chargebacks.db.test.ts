import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#features/ledger/server.ts'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import type { Pledge } from '../../contract/pledges.ts'
import type { RevenueReport } from '../../contract/repayments.ts'
import type { Statement } from '../../contract/statements.ts'
import type { MoneyTrail, Settlement } from '../../contract/transfers.ts'
import { addPerson, launch, type Person } from '#testing/campaigns.ts'
import { passToMonth } from '#testing/repayment.ts'
import { requestAs } from '#testing/request-as.ts'
import { passHours, settleAll } from '#testing/settlement.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

type Funded = { campaign: OwnCampaign; creator: Person; loyal: Person; disputing: Person }

let running: TestApp
let held: Funded
let paidOut: Funded
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000', FUNDING_MODE: 'sandbox' })
  held = await fund()
  paidOut = await fund()
  await passHours(running, 12 * 24)
  await running.database.pool.query(
    `update campaign_transfers set status = 'approved', destination = 'creator' where campaign_id = $1`,
    [paidOut.campaign.id],
  )
  await settleAll(running)
})
afterAll(() => running.close())

async function fund(): Promise<Funded> {
  const creator = await addPerson(running)
  const share = { models: ['roi'], rewards: [], roiShare: '10', roiCap: '1.5', expectedRevenue: '9000' }
  const campaign = await launch(running, creator, { limit: 'open', ...share })
  const pledge = async (amountMinor: number, card: string) => {
    const backer = await addPerson(running)
    const body = { amountMinor, currency: 'USD', model: 'roi', version: 1, card }
    expect((await backer.ask('PUT', `/api/campaigns/${campaign.slug}/pledge`, body)).status).toBe(200)
    return backer
  }
  const loyal = await pledge(700_000, 'test-succeeds')
  return { campaign, creator, loyal, disputing: await pledge(100_000, 'test-disputed') }
}

const pledgeOf = async ({ disputing, campaign }: Funded) =>
  (await disputing.ask<Pledge>('GET', `/api/campaigns/${campaign.slug}/pledge`)).body
const statementOf = async (backer: Person, { campaign }: Funded) =>
  (await backer.ask<Statement>('GET', `/api/campaigns/${campaign.slug}/pledge/statement`)).body
const trailOf = async ({ campaign }: Funded) =>
  (await running.app.request(`/api/campaigns/${campaign.slug}/money`)).json() as Promise<MoneyTrail>

/** Delivers the bank's report several times, as providers do. */
async function reportAgain(funded: Funded) {
  const team = await requestAs(running, 'admin')
  const { rows } = await running.database.pool.query<{ id: string }>(
    `select id from sandbox_events where kind = 'charge.disputed' and key like $1`,
    [`charge:${(await pledgeOf(funded)).id}:%`],
  )
  const deliver = () => team('POST', `sandbox/events/${rows[0]!.id}/deliveries`)
  const sent = await Promise.all([deliver(), deliver()])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  await settleAll(running)
}

test('a chargeback before the payout leaves less to pay out, however often it is reported', async () => {
  await passHours(running, 20 * 24)
  await reportAgain(held)
  expect(await pledgeOf(held)).toMatchObject({ status: 'charged-back' })
  const team = await requestAs(running, 'admin')
  const { body } = await team('GET', 'settlements')
  const { transfers } = (body as { items: Settlement[] }).items.find(({ id }) => id === held.campaign.id)!
  expect(transfers.map(({ status, amountMinor }) => [status, amountMinor])).toEqual([
    ['rejected', 800_000],
    ['proposed', 700_000],
  ])
  expect(await trailOf(held)).toMatchObject({
    collectedMinor: 800_000,
    chargedBackMinor: 100_000,
    heldMinor: 700_000,
  })
  const { lines, paidMinor, chargedBackMinor } = await statementOf(held.disputing, held)
  expect(lines.map(({ event }) => event)).toEqual(['pledge', 'charge', 'chargeback'])
  expect([paidMinor, chargedBackMinor]).toEqual([100_000, 100_000])
  expect((await checkBooks(running.database)).faults).toEqual([])
})

test('after the payout the creator owes it, and the backer gets no further shares', async () => {
  await reportAgain(paidOut)
  expect(await trailOf(paidOut)).toMatchObject({ chargedBackMinor: 100_000, paidOutMinor: 800_000 })
  await passToMonth(running, paidOut.campaign, 3)
  const path = `/api/own-campaigns/${paidOut.campaign.id}/revenue-reports/3`
  const report = { revenueMinor: 70_000, currency: 'USD' }
  const sent = await paidOut.creator.ask<RevenueReport>('PUT', path, report)
  expect(sent.body).toMatchObject({ sharedMinor: 7_000 })
  expect((await statementOf(paidOut.loyal, paidOut)).receivedMinor).toBe(7_000)
  expect(await statementOf(paidOut.disputing, paidOut)).toMatchObject({
    receivedMinor: 0,
    chargedBackMinor: 100_000,
  })
  expect((await checkBooks(running.database)).faults).toEqual([])
})
