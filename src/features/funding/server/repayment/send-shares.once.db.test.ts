import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#features/ledger/server.ts'
import type { RepaidCampaign } from '../../contract/repayments.ts'
import type { Statement } from '../../contract/statements.ts'
import type { Person } from '#testing/campaigns.ts'
import { fundCampaigns, passToMonth, type Funded } from '#testing/repayment.ts'
import { passMinutes, requestAccount, setUpApp, teamMember } from '#testing/second-factor.ts'
import { settleAll } from '#testing/settlement.ts'
import { cookieOf } from '#testing/sign-in.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { returnShare } from './send-shares.ts'
import { markAnswered } from './share-payment.store.ts'

let running: TestApp
let funded: Funded
let cookie: Record<string, string>
let factor: Awaited<ReturnType<typeof setUpApp>>
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000', FUNDING_MODE: 'sandbox' })
  const [campaign] = await fundCampaigns(running, [300_000, 300_000, 100_000])
  funded = campaign!
  cookie = await cookieOf(running, 'admin')
  factor = await setUpApp(running, cookie)
  await passToMonth(running, funded.campaign, 3)
  const report = `/api/own-campaigns/${funded.campaign.id}/revenue-reports/3`
  await funded.creator.ask('PUT', report, { revenueMinor: 100_001, currency: 'USD' })
})
afterAll(() => running.close())

const team = (method: string, path: string) =>
  running.app.request(`/api/admin/${path}`, { method, headers: cookie })
const statementOf = async (backer: Person, { campaign }: Funded) =>
  (await backer.ask<Statement>('GET', `/api/campaigns/${campaign.slug}/pledge/statement`)).body

const query = <Row extends object>(text: string) =>
  running.database.pool.query<Row>(text, [funded.campaign.id]).then(({ rows }) => rows)

/** What the provider has sent to the backers of the first campaign, and in how many payments. */
const sentByProvider = async () =>
  (
    await query<{ amount: number; count: number }>(
      `select sum(p.amount_minor)::int as amount, count(*)::int from sandbox_payments p
       join campaign_share_payments s on p.key = 'share:' || s.id || ':' || s.attempt
       where s.campaign_id = $1 and p.declined is null group by s.pledge_id order by 1`,
    )
  ).map(({ amount, count }) => [amount, count])
const board = async () => {
  const { items } = (await (await team('GET', 'repayments')).json()) as { items: RepaidCampaign[] }
  return items.find(({ id }) => id === funded.campaign.id)!
}
const sendAgain = () => team('POST', `campaigns/${funded.campaign.id}/share-attempts`)

test('the provider sends each share once, and a refused one when the team sends it again', async () => {
  await query(
    `update sandbox_methods set card = 'test-refuses-share' where id::text in
     (select method_id from campaign_pledges where campaign_id = $1 and amount_minor = 100000)`,
  )
  expect((await statementOf(funded.backers[0]!, funded)).sentMinor).toBe(0)
  await Promise.all([settleAll(running), settleAll(running)])
  const sent = [
    [4_286, 1],
    [4_286, 1],
  ]
  expect(await sentByProvider()).toEqual(sent)
  const failedShares = [{ failure: 'refused', count: 1, amountMinor: 1_428 }]
  expect(await board()).toMatchObject({ unsentMinor: 0, failedShares })
  await settleAll(running)
  expect((await board()).failedShares).toEqual(failedShares)
  const again = await Promise.all([sendAgain(), sendAgain()])
  expect(again.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
  expect(await board()).toMatchObject({ unsentMinor: 1_428, failedShares: [] })
  await settleAll(running)
  expect(await sentByProvider()).toEqual([[1_428, 1], ...sent])
  expect((await statementOf(funded.backers[2]!, funded)).sentMinor).toBe(1_428)
})

test('a lost answer is asked for again, and a share that came back fails once, in any order', async () => {
  const before = await sentByProvider()
  const lost = await query<{ id: string; attempt: number }>(
    `update campaign_share_payments set reference = null, sent_at = null where campaign_id = $1 returning id, attempt`,
  )
  await settleAll(running)
  expect(await sentByProvider()).toEqual(before)
  expect((await statementOf(funded.backers[0]!, funded)).sentMinor).toBe(4_286)
  const { id, attempt } = lost.find((share) => share.attempt === 2)!
  const earlier = `share:${id}:1`
  const key = `share:${id}:${attempt}`
  for (const each of [earlier, 'share:unknown', key, key]) await returnShare(running, each)
  expect((await board()).failedShares).toEqual([{ failure: 'returned', count: 1, amountMinor: 1_428 }])
  await markAnswered(running.database.db, [{ id, attempt, reference: 'late answer' }], new Date())
  expect((await statementOf(funded.backers[2]!, funded)).sentMinor).toBe(0)
  await sendAgain()
  await returnShare(running, key)
  await settleAll(running)
  expect(await board()).toMatchObject({ unsentMinor: 0, failedShares: [] })
  expect((await statementOf(funded.backers[2]!, funded)).sentMinor).toBe(1_428)
})

test('shares are sent again only with a second factor of the last five minutes', async () => {
  const { email, password } = teamMember('admin')
  const confirm = async (proof: object) =>
    (await requestAccount(running, cookie, 'POST', 'confirmation', proof)).status
  const [share] = await query<{ key: string }>(
    `select 'share:' || id || ':' || attempt as key from campaign_share_payments where campaign_id = $1`,
  )
  await returnShare(running, share!.key)
  await passMinutes(running, email, 6)
  const refused = await sendAgain()
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { error: { details: { reason: 'confirmation-needed' } } },
  ])
  expect(await confirm({ password })).toBe(403)
  expect((await sendAgain()).status).toBe(403)
  const withoutFactor = await running.app.request(
    `/api/admin/campaigns/${funded.campaign.id}/share-attempts`,
    { method: 'POST', headers: await cookieOf(running, 'associate') },
  )
  expect(withoutFactor.status).toBe(403)
  expect((await board()).failedShares).toMatchObject([{ failure: 'returned', count: 1 }])

  await factor.again(email)
  expect(await confirm({ code: factor.code() })).toBe(200)
  expect((await sendAgain()).status).toBe(204)
  await settleAll(running)
  expect(await board()).toMatchObject({ unsentMinor: 0, failedShares: [] })
  expect((await checkBooks(running.database)).faults).toEqual([])
})
