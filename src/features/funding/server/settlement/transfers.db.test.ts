import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#features/ledger/server.ts'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import type { Pledge } from '../../contract/pledges.ts'
import type { MoneyTrail, Settlement, Transfer } from '../../contract/transfers.ts'
import { addPerson, launch } from '#testing/campaigns.ts'
import { requestAs } from '#testing/request-as.ts'
import { passMinutes, setUpApp, teamMember } from '#testing/second-factor.ts'
import { passHours, settleAll } from '#testing/settlement.ts'
import { cookieOf } from '#testing/sign-in.ts'
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
  admin = await signInWithFactor('admin')
  associate = await signInWithFactor('associate')
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

async function signInWithFactor(role: 'admin' | 'associate'): Promise<Member> {
  const cookie = await cookieOf(running, role)
  await setUpApp(running, cookie)
  return async (method, path, body) => {
    const response = await running.app.request(`/api/admin/${path}`, {
      method,
      headers: { ...cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Transfer }
  }
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
