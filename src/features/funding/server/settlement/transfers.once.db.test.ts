import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#features/ledger/server.ts'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import type { Pledge } from '../../contract/pledges.ts'
import type { MoneyTrail, Settlement, Transfer } from '../../contract/transfers.ts'
import { addPerson, launch } from '#testing/campaigns.ts'
import { requestAs } from '#testing/request-as.ts'
import { passMinutes, signInWithFactor, teamMember } from '#testing/second-factor.ts'
import { passHours, settleAll } from '#testing/settlement.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

type Member = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Transfer }>

let running: TestApp
let admin: Member
let associate: Member
let campaign: OwnCampaign
let pledge: Pledge
let withoutFactor: { status: number }
let other: { campaign: OwnCampaign; pledges: Pledge[] }
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000', FUNDING_MODE: 'sandbox' })
  // Before the second factors, without which the team's accounts verify creators here.
  const first = await addPledged(700_000)
  campaign = first.campaign
  pledge = first.pledges[0]!
  other = await addPledged(90_000, 700_000)
  await passHours(running, 12 * 24)
  const plain = await requestAs(running, 'admin')
  withoutFactor = await plain('POST', `transfers/${campaign.id}/approvals`, { amountMinor: 1 })
  admin = await signInWithFactor(running, 'admin')
  associate = await signInWithFactor(running, 'associate')
})
afterAll(() => running.close())

async function addPledged(...amounts: number[]) {
  const launched = await launch(running, await addPerson(running), { limit: 'open' })
  const pledges: Pledge[] = []
  for (const amountMinor of amounts) {
    const backer = await addPerson(running)
    const body = { amountMinor, currency: 'USD', model: 'donation', version: 1, card: 'test-succeeds' }
    const sent = await backer.ask<Pledge>('PUT', `/api/campaigns/${launched.slug}/pledge`, body)
    pledges.push(sent.body)
  }
  return { campaign: launched, pledges }
}

const settlement = async () => {
  const { body } = await admin('GET', 'settlements')
  return (body as unknown as { items: Settlement[] }).items.find(({ id }) => id === campaign.id)!
}
const approve = (member: Member, { id, amountMinor }: Transfer, destination = 'creator-1') =>
  member('POST', `transfers/${id}/approvals`, { amountMinor, destination })

test('a refund before the payout, and then a payout, each need two people who agree', async () => {
  expect(withoutFactor.status).toBe(403)
  const [proposed] = (await settlement()).transfers
  const refund = { kind: 'refund', pledgeId: pledge.id, reason: 'The backer was charged by mistake.' }
  expect((await admin('POST', `campaigns/${campaign.id}/transfers`, refund)).status).toBe(409)
  const reason = { reason: 'One pledge goes back first.' }
  expect((await associate('PUT', `transfers/${proposed!.id}/rejection`, reason)).status).toBe(200)
  expect((await approve(admin, proposed!)).status).toBe(409)
  const payout = { kind: 'payout', reason: 'After all.' }
  const { body: second, status } = await admin('POST', `campaigns/${campaign.id}/transfers`, payout)
  expect([status, second.amountMinor, second.neededApprovals]).toEqual([201, 700_000, 2])
  expect((await approve(admin, second, '')).status).toBe(400)
  expect((await approve(admin, { ...second, amountMinor: 1 })).status).toBe(409)
  expect((await approve(admin, second)).body).toMatchObject({ status: 'proposed', approvals: 1 })
  expect((await approve(admin, second)).status).toBe(403)
  expect((await approve(associate, second, 'creator-2')).status).toBe(400)
  await settleAll(running)
  expect((await settlement()).status).toBe('funded')
  await passMinutes(running, teamMember('associate').email, 6)
  expect((await approve(associate, second)).status).toBe(403)
  await passMinutes(running, teamMember('associate').email, -6)
  expect((await approve(associate, second)).body).toMatchObject({ status: 'approved', approvals: 2 })
  await settleAll(running)
  await settleAll(running)
  expect((await settlement()).status).toBe('delivering')
  const money = await running.app.request(`/api/campaigns/${campaign.slug}/money`)
  expect((await money.json()) as MoneyTrail).toMatchObject({ paidOutMinor: 700_000, heldMinor: 0 })
  expect((await checkBooks(running.database)).faults).toEqual([])
})

test('a refund of one pledge leaves the rest of a funded campaign', async () => {
  campaign = other.campaign
  const { slug, id } = campaign
  const [payout] = (await settlement()).transfers
  await admin('PUT', `transfers/${payout!.id}/rejection`, { reason: 'One pledge goes back first.' })
  const refund = { kind: 'refund', pledgeId: other.pledges[0]!.id, reason: 'Charged by mistake.' }
  const { body: proposed } = await admin('POST', `campaigns/${id}/transfers`, refund)
  expect((await admin('POST', `campaigns/${id}/transfers`, { kind: 'payout', reason: 'Now' })).status).toBe(
    409,
  )
  expect((await approve(associate, proposed)).body).toMatchObject({ status: 'approved', neededApprovals: 1 })
  await settleAll(running)
  const money = await running.app.request(`/api/campaigns/${slug}/money`)
  expect((await money.json()) as MoneyTrail).toMatchObject({ refundedMinor: 90_000, heldMinor: 700_000 })
  expect((await checkBooks(running.database)).faults).toEqual([])
})

test('two people who approve at the same time are two approvals, and one person is one', async () => {
  const { body: payout } = await admin('POST', `campaigns/${campaign.id}/transfers`, {
    kind: 'payout',
    reason: 'The rest.',
  })
  const twice = await Promise.all([approve(admin, payout), approve(admin, payout)])
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
  const more = await Promise.all([approve(associate, payout), approve(associate, payout)])
  expect(more.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await Promise.all([settleAll(running), settleAll(running)])
  const { transfers, status } = await settlement()
  expect(status).toBe('delivering')
  expect(transfers.at(-1)).toMatchObject({ status: 'done', approvals: 2, amountMinor: 700_000 })
  expect(await sentTo('payout')).toBe(700_000)
})

test('a payout to a wrong account is taken back once, and the campaign is paid out again', async () => {
  const { id, slug } = campaign
  const wrong = (await settlement()).transfers.at(-1)!
  const path = `transfers/${wrong.id}/reversal`
  expect((await admin('POST', path, { reason: ' ' })).status).toBe(400)
  const reason = { reason: 'The account was closed.' }
  const [first] = await Promise.all([admin('POST', path, reason), associate('POST', path, reason)])
  expect(first.body).toMatchObject({ status: 'reversed' })
  expect((await admin('POST', path, reason)).status).toBe(409)
  expect(await sentTo('payout-return')).toBe(700_000)
  const trail = async () => (await running.app.request(`/api/campaigns/${slug}/money`)).json()
  expect(await trail()).toMatchObject({ paidOutMinor: 0, heldMinor: 700_000 })
  const again = await admin('POST', `campaigns/${id}/transfers`, { kind: 'payout', reason: 'Right account' })
  await Promise.all([approve(admin, again.body), approve(associate, again.body)])
  await settleAll(running)
  expect(await trail()).toMatchObject({ paidOutMinor: 700_000, heldMinor: 0 })
  const empty = await admin('POST', `campaigns/${id}/transfers`, { kind: 'payout', reason: 'Once more' })
  expect(empty.status).toBe(409)
  expect((await checkBooks(running.database)).faults).toEqual([])
})

/** What the test provider has moved for the campaign. */
async function sentTo(kind: string): Promise<number> {
  const { rows } = await running.database.pool.query<{ sum: string }>(
    `select sum(p.amount_minor) from sandbox_payments p
     join campaign_transfers t on p.key in ('payout:' || t.id, 'payout-return:' || t.id)
     where t.campaign_id = $1 and p.kind = $2`,
    [campaign.id, kind],
  )
  return Number(rows[0]!.sum)
}
