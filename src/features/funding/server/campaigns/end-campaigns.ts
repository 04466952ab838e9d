import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import type { Payments } from '#features/payments/server.ts'
import type { JobKind, Jobs } from '#platform/server/jobs/jobs.ts'
import type { FundingMode } from '../../contract/campaign-choices.ts'
import { campaignTexts } from '../../contract/campaign-texts.ts'
import { settlementTexts } from '../../contract/pledge-messages.ts'
import type { RulePack } from '../../contract/rule-packs.ts'
import { fixUntil } from '../../domain/pledge-rules.ts'
import { closeCampaigns } from '../repayment/close-campaigns.ts'
import { campaignSettlement } from '../settlement/settlement-job.ts'
import { listUnsettled } from '../settlement/settlement.store.ts'
import { changeCampaign, listDueCampaigns } from './campaign.store.ts'
import { moveCampaign } from './move-campaign.ts'

export const campaignDeadlines: JobKind<Record<string, never>> = {
  name: 'campaign-deadlines',
  data: z.strictObject({}),
  retries: 3,
  expireInSeconds: 300,
}

const mover = { actor: 'system', id: null, email: 'system' } as const

type Deps = {
  database: Database
  jobs: Jobs
  config: { fundingMode: FundingMode }
  payments: Payments
  rules: RulePack
  receive: (body: string, signature: string) => Promise<void>
}

/** Closes campaigns after their deadline, or has their pledges charged where money is involved. */
export const endCampaigns =
  ({ database, jobs, config: { fundingMode: mode }, payments, rules, receive }: Deps) =>
  async () => {
    const now = await payments.now()
    for (const { id, status } of await listDueCampaigns(database.db, new Date(now)))
      await database.transaction(async (tx) => {
        if (mode === 'reservations' || status === 'pre-launch')
          return moveCampaign(tx, id, 'end', { mover, mode, now, reason: campaignTexts.endedReason })
        await moveCampaign(tx, id, 'settle', { mover, mode, now, reason: settlementTexts.settling })
        return changeCampaign(tx, id, { fixUntil: new Date(fixUntil(now, rules)) })
      })
    if (!payments.provider) return
    await payments.sandbox?.deliverDue(receive)
    await closeCampaigns(database, mode, now)
    const unsettled = await listUnsettled(database.db)
    await jobs.sendAll(
      database.db,
      campaignSettlement,
      unsettled.map((campaignId) => ({ campaignId })),
    )
  }
