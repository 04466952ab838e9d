import { endCampaigns } from '#features/funding/server.ts'
import { hourMs } from '#platform/common/durations.ts'
import type { TestApp } from './test-app.ts'

/** Moves the test provider's clock and does everything that is due then, as the jobs would. */
export async function passHours(running: TestApp, hours: number) {
  await running.database.pool.query(
    `insert into sandbox_clock values (1, $1) on conflict (id) do update set ahead_ms = sandbox_clock.ahead_ms + $1`,
    [Math.round(hours * hourMs)],
  )
  await settleAll(running)
}

/** Does what is due, without the queue. */
export async function settleAll(running: TestApp) {
  await endCampaigns({ ...running, ...running.settlement })()
  const { rows } = await running.database.pool.query<{ id: string }>(
    `select id from campaigns where status in ('settling', 'failed', 'closed', 'funded', 'delivering') order by id`,
  )
  for (const { id: campaignId } of rows) await running.settlement.run({ data: { campaignId } })
}
