import { expect } from 'vitest'
import type { OwnCampaign } from '#features/funding/contract/campaigns.ts'
import { addPerson, launch, type Person } from './campaigns.ts'
import { passHours, settleAll } from './settlement.ts'
import type { TestApp } from './test-app.ts'

export type Funded = { creator: Person; campaign: OwnCampaign; backers: Person[] }

/** Campaigns with a goal of $8,000 that share 10% of their revenue up to 1.5 times, and are paid out. */
export async function fundCampaigns(running: TestApp, ...amounts: number[][]): Promise<Funded[]> {
  const funded: Funded[] = []
  for (const pledged of amounts) {
    const creator = await addPerson(running)
    const share = { models: ['roi'], rewards: [], roiShare: '10', roiCap: '1.5', expectedRevenue: '9000' }
    const campaign = await launch(running, creator, { limit: 'open', ...share })
    const backers: Person[] = []
    for (const amountMinor of pledged) {
      const backer = await addPerson(running)
      const pledge = { amountMinor, currency: 'USD', model: 'roi', version: 1, card: 'test-succeeds' }
      const sent = await backer.ask('PUT', `/api/campaigns/${campaign.slug}/pledge`, pledge)
      expect(sent.status).toBe(200)
      backers.push(backer)
    }
    funded.push({ creator, campaign, backers })
  }
  await payOutAll(running)
  return funded
}

/** Ends the campaigns, collects what was pledged and pays the creators. */
export async function payOutAll(running: TestApp) {
  await passHours(running, 12 * 24)
  // The tests of transfers cover the people who approve.
  await running.database.pool.query(
    `update campaign_transfers set status = 'approved', destination = 'creator' where status = 'proposed'`,
  )
  await settleAll(running)
}

/** Moves the clock to a day after the end of a month, counted from the deadline. */
export async function passToMonth(running: TestApp, { id }: OwnCampaign, month: number, days = 1) {
  const { rows } = await running.database.pool.query<{ hours: number }>(
    `select extract(epoch from deadline + make_interval(months => $2, days => $3) - now())::float8 / 3600
       - coalesce((select ahead_ms from sandbox_clock), 0) / 3600000.0 as hours
     from campaigns where id = $1`,
    [id, month, days],
  )
  await passHours(running, Number(rows[0]!.hours))
}
