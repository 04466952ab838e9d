import { createSettlement, endCampaigns, fixCardMail, campaignSettlement } from '#features/funding/server.ts'
import { createPayments } from '#features/payments/server.ts'
import { connectDatabase } from '#platform/server/database/database.ts'
import { createJobs } from '#platform/server/jobs/jobs.ts'
import { createLog } from '#platform/server/log.ts'

// Settles everything in the database at the address given as argument, again and again, until it is killed or
// nothing is left. Says `ready` once it begins.

const stop = (error: Error) => {
  throw error
}
const database = await connectDatabase({ databaseUrl: process.argv[2], dataDir: '.', onCrash: stop })
const jobs = createJobs(database, createLog('silent'))
await jobs.prepare([campaignSettlement, fixCardMail])
const config = { fundingMode: 'sandbox', fundingRules: 'standard' } as const
const stripe = { apiUrl: '', secretKey: '', webhookSecret: '' }
const payments = createPayments({ database, secret: 'settle', mode: config.fundingMode, stripe })
const settlement = createSettlement({ database, jobs, payments, config })
const end = endCampaigns({ database, jobs, config, payments, ...settlement })
const listOpen = async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from campaigns c where status in ('live', 'settling') or (status = 'failed' and exists (
       select from campaign_pledges where campaign_id = c.id and status = 'charged'))`,
  )
  return rows
}

process.stdout.write('ready\n')
while ((await listOpen()).length > 0) {
  await end()
  for (const { id: campaignId } of await listOpen()) await settlement.run({ data: { campaignId } })
  // Late payments arrive, and then the time to replace cards ends.
  await database.pool.query(
    `insert into sandbox_clock values (1, 345600000)
     on conflict (id) do update set ahead_ms = sandbox_clock.ahead_ms + 345600000`,
  )
}
process.exit(0)
