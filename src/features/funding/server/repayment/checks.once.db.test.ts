import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnRepayment, RevenueReport } from '../../contract/repayments.ts'
import { fundCampaigns, passToMonth, type Funded } from '#testing/repayment.ts'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { checkCaps } from './check-caps.ts'

let running: TestApp
let funded: Funded
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000', FUNDING_MODE: 'sandbox' })
  funded = (await fundCampaigns(running, [500_000, 300_001]))[0]!
})
afterAll(() => running.close())

test('the most that backers can get follows the pledges that are paid, and the audit notices if not', async () => {
  const { creator, campaign } = funded
  const { db, pool } = running.database
  const capOf = async () =>
    (await creator.ask<OwnRepayment>('GET', `/api/own-campaigns/${campaign.id}/repayment`)).body.repayment
      ?.capMinor
  const mark = (status: string) =>
    pool.query('update campaign_pledges set status = $2 where campaign_id = $1 and amount_minor = 300001', [
      campaign.id,
      status,
    ])
  expect(await capOf()).toBe(750_000 + 450_001)
  await mark('charged-back')
  expect(await capOf()).toBe(750_000)
  await mark('charged')
  expect(await capOf()).toBe(750_000 + 450_001)
  expect(await checkCaps(db)).toEqual([])
  const change = 'update campaign_caps set cap_minor = cap_minor + $2 where campaign_id = $1'
  await pool.query(change, [campaign.id, 1])
  expect(await checkCaps(db)).toMatchObject([{ details: `${campaign.id} -1` }])
  await pool.query(change, [campaign.id, -1])
})

test('only the team marks a report as checked, not the creator, and only the first time counts', async () => {
  const { creator, backers, campaign } = funded
  await passToMonth(running, campaign, 3)
  const sent = { revenueMinor: 100_000, currency: 'USD' }
  const { body: report } = await creator.ask<RevenueReport>(
    'PUT',
    `/api/own-campaigns/${campaign.id}/revenue-reports/3`,
    sent,
  )
  expect(report.checkedAt).toBeNull()
  const path = `revenue-reports/${report.id}/check`
  for (const person of [creator, backers[0]!])
    expect((await person.ask('PUT', `/api/admin/${path}`)).status).toBe(403)
  // A creator can be on the team.
  await running.database.pool.query(
    `update campaigns set owner_id = (select id from users where email = 'admin@crovest.local') where id = $1`,
    [campaign.id],
  )
  const team = await requestAs(running, 'admin')
  expect((await team('PUT', path)).status).toBe(403)
  await running.database.pool.query('update campaigns set owner_id = null where id = $1', [campaign.id])
  const both = await Promise.all([team('PUT', path), team('PUT', path)])
  const again = await team('PUT', path)
  expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200])
  const times = [...both, again].map(({ body }) => (body as RevenueReport).checkedAt)
  expect(times[0]).not.toBeNull()
  expect(new Set(times).size).toBe(1)
  const { rows } = await running.database.pool.query<{ count: number }>(
    `select count(*)::int from audit_entries where action = 'revenue_report_checked'`,
  )
  expect(rows[0]?.count).toBe(1)
  expect((await team('PUT', `revenue-reports/${campaign.id}/check`)).status).toBe(404)
})
