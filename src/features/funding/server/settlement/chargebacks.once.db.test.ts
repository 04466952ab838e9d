import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#features/ledger/server.ts'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import type { Pledge } from '../../contract/pledges.ts'
import type { RevenueReport } from '../../contract/repayments.ts'
import type { Statement } from '../../contract/statements.ts'
import type { MoneyTrail, Settlement } from '../../contract/transfers.ts'
import type { SandboxEventKind } from '#features/payments/contract/sandbox.ts'
import { rulePacks } from '../../contract/rule-packs.ts'
import { campaignsOf } from '../account-data.ts'
import { chargeBack } from './charge-back.ts'
import { addPerson, launch, type Person } from '#testing/campaigns.ts'
import { passToMonth, payOutAll } from '#testing/repayment.ts'
import { requestAs } from '#testing/request-as.ts'
import { passHours, settleAll } from '#testing/settlement.ts'
import { eventually } from '#testing/eventually.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

type Funded = { campaign: OwnCampaign; creator: Person; loyal: Person; disputing: Person }

let running: TestApp
let held: Funded
let paidOut: Funded
let closing: Funded
let approved: Funded[]
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000', FUNDING_MODE: 'sandbox' })
  held = await fund()
  paidOut = await fund()
  closing = await fund()
  approved = [await fund(), await fund()]
  await passHours(running, 12 * 24)
  await approve(paidOut)
  await settleAll(running)
})
afterAll(() => running.close())

const approve = ({ campaign }: Funded) =>
  running.database.pool.query(
    `update campaign_transfers set status = 'approved', destination = 'creator'
     where campaign_id = $1 and status = 'proposed'`,
    [campaign.id],
  )

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
  await deliver(funded.disputing, funded, 'charge.disputed')
  await settleAll(running)
}

/** Delivers the report of a dispute twice at the same time, by an event that may be new. */
async function deliver(backer: Person, { campaign }: Funded, kind: SandboxEventKind) {
  const { body: pledge } = await backer.ask<Pledge>('GET', `/api/campaigns/${campaign.slug}/pledge`)
  const { rows } = await running.database.pool.query<{ id: string }>(
    `insert into sandbox_events (key, kind, position, times, due_at)
     select key, $2, 9, 1, now() from sandbox_payments where key like $1 returning id`,
    [`charge:${pledge.id}:%`, kind],
  )
  const team = await requestAs(running, 'admin')
  const sent = await Promise.all([1, 2].map(() => team('POST', `sandbox/events/${rows[0]!.id}/deliveries`)))
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
}

const transfersOf = async ({ campaign }: Funded) => {
  const { body } = await (await requestAs(running, 'admin'))('GET', 'settlements')
  const found = (body as { items: Settlement[] }).items.find(({ id }) => id === campaign.id)!
  return found.transfers.map(({ status, amountMinor }) => [status, amountMinor])
}
const eventsOf = async (backer: Person, funded: Funded) =>
  (await statementOf(backer, funded)).lines.map(({ event }) => event)

async function eraseCreator({ campaign: { id } }: Funded) {
  const { database, jobs } = running
  const { rows } = await database.pool.query<{ owner: string }>(
    `select owner_id as owner from campaigns where id = $1`,
    [id],
  )
  const part = campaignsOf({ jobs, rules: rulePacks.standard })
  await database.transaction((tx) =>
    part.eraseFor!(tx, { id: rows[0]!.owner, email: '', emailVerified: true }),
  )
}

test('a chargeback before the payout leaves less to pay out, however often it is reported', async () => {
  await passHours(running, 20 * 24)
  await reportAgain(held)
  expect(await pledgeOf(held)).toMatchObject({ status: 'charged-back' })
  expect(await transfersOf(held)).toEqual([
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

test('a dispute that is won beside an approved payout is paid out by another one, in either order', async () => {
  const payOut = ({ campaign }: Funded) => running.settlement.run({ data: { campaignId: campaign.id } })
  const win = (funded: Funded) => deliver(funded.disputing, funded, 'charge.dispute-won')
  const [wonFirst, together] = approved as [Funded, Funded]
  for (const funded of approved) await approve(funded)
  await win(wonFirst)
  expect((await transfersOf(wonFirst)).at(-1)).toEqual(['approved', 700_000])
  await payOut(wonFirst)
  await Promise.all([payOut(together), win(together), payOut(together)])
  for (const funded of approved) {
    expect(await transfersOf(funded)).toEqual([
      ['rejected', 800_000],
      ['done', 700_000],
      ['proposed', 100_000],
    ])
    expect(await trailOf(funded)).toMatchObject({ heldMinor: 100_000, paidOutMinor: 700_000, owedMinor: 0 })
    await approve(funded)
    await payOut(funded)
    expect(await trailOf(funded)).toMatchObject({ heldMinor: 0, paidOutMinor: 800_000 })
  }
  expect((await checkBooks(running.database)).faults).toEqual([])
})

test('after the payout the creator owes it, and the backer gets no further shares', async () => {
  await reportAgain(paidOut)
  expect(await trailOf(paidOut)).toMatchObject({
    chargedBackMinor: 100_000,
    owedMinor: 100_000,
    paidOutMinor: 800_000,
  })
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

test('a dispute that is won makes the pledge paid again, and the payout is proposed with it', async () => {
  await deliver(held.disputing, held, 'charge.dispute-won')
  await reportAgain(held)
  expect(await pledgeOf(held)).toMatchObject({ status: 'charged' })
  expect(await transfersOf(held)).toEqual([
    ['rejected', 800_000],
    ['rejected', 700_000],
    ['proposed', 800_000],
  ])
  expect(await trailOf(held)).toMatchObject({ chargedBackMinor: 0, heldMinor: 800_000 })
  expect(await eventsOf(held.disputing, held)).toEqual(['pledge', 'charge', 'chargeback', 'dispute-won'])
  expect((await statementOf(held.disputing, held)).chargedBackMinor).toBe(0)
  const audit = await running.database.pool.query(
    `select from audit_entries where action = 'dispute_won' and subject = $1`,
    [`pledge/${(await pledgeOf(held)).id}`],
  )
  expect(audit.rowCount).toBe(1)
  expect((await checkBooks(running.database)).faults).toEqual([])
})

test('a dispute that is won after the payout clears the creator, or proposes another payout', async () => {
  await deliver(paidOut.disputing, paidOut, 'charge.dispute-won')
  expect(await trailOf(paidOut)).toMatchObject({ chargedBackMinor: 0, heldMinor: 0, paidOutMinor: 800_000 })
  await deliver(held.loyal, held, 'charge.disputed')
  await payOutAll(running)
  await deliver(held.loyal, held, 'charge.dispute-won')
  expect(await trailOf(held)).toMatchObject({ heldMinor: 700_000, paidOutMinor: 100_000 })
  expect((await transfersOf(held)).at(-1)).toEqual(['proposed', 700_000])
  await payOutAll(running)
  expect(await trailOf(held)).toMatchObject({ heldMinor: 0, paidOutMinor: 800_000 })
  expect((await checkBooks(running.database)).faults).toEqual([])
})

test('a won dispute that is reported before the chargeback changes nothing in the end', async () => {
  const before = await trailOf(paidOut)
  await deliver(paidOut.loyal, paidOut, 'charge.dispute-won')
  await deliver(paidOut.loyal, paidOut, 'charge.disputed')
  await deliver(paidOut.loyal, paidOut, 'charge.dispute-won')
  expect(await trailOf(paidOut)).toEqual(before)
  const { status, lines } = await statementOf(paidOut.loyal, paidOut)
  expect(status).toBe('charged')
  expect(lines.filter(({ event }) => event === 'dispute-won')).toHaveLength(1)
  expect((await checkBooks(running.database)).faults).toEqual([])
})

test('a process that locks in another order makes both wait for each other, and both succeed', async () => {
  const { database, jobs, payments } = running
  const { id } = paidOut.campaign
  const { rows } = await database.pool.query<{ reference: string }>(
    `select charge_reference as reference from campaign_pledges where id = $1`,
    [(await pledgeOf(paidOut)).id],
  )
  let attempts = 0
  const transaction: typeof database.transaction = (work) =>
    database.transaction((tx, client) => {
      attempts++
      return work(tx, client)
    })
  const [isLocked, bothWait] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const old = transaction(async (_tx, client) => {
    await client.query(`select from campaign_caps where campaign_id = $1 for update`, [id])
    isLocked.resolve()
    await bothWait.promise
    await client.query(`select from ledger_totals where campaign_id = $1 for update`, [id])
  })
  const deps = { jobs, rules: rulePacks.standard, provider: payments.provider! }
  const reported = { dispute: 'another', reference: rows[0]!.reference, amountMinor: 100_000 }
  const current = isLocked.promise.then(() =>
    chargeBack({ ...deps, database: { ...database, transaction } }, reported),
  )
  const release = eventually(async () =>
    expect((await database.pool.query(`select from pg_locks where not granted`)).rowCount).toBeGreaterThan(0),
  ).finally(bothWait.resolve)
  await Promise.all([old, current, release])
  expect(attempts).toBe(3)
  expect(await pledgeOf(paidOut)).toMatchObject({ status: 'charged-back' })
  expect((await checkBooks(database)).faults).toEqual([])
})

test('a dispute that is won after the campaign has closed is paid out too', async () => {
  await passToMonth(running, closing.campaign, 11)
  expect(await trailOf(closing)).toMatchObject({ heldMinor: 0, paidOutMinor: 700_000 })
  await deliver(closing.disputing, closing, 'charge.dispute-won')
  expect((await transfersOf(closing)).at(-1)).toEqual(['proposed', 100_000])
  await expect(eraseCreator(closing)).rejects.toThrow('holds or has received money')
  await payOutAll(running)
  expect(await trailOf(closing)).toMatchObject({ heldMinor: 0, paidOutMinor: 800_000 })
  await expect(eraseCreator(closing)).resolves.toBeUndefined()
  expect((await checkBooks(running.database)).faults).toEqual([])
})
