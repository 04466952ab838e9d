import { defineJob } from '#platform/server/jobs/jobs.ts'
import { campaignDeadlines, endCampaigns } from './campaigns/end-campaigns.ts'
import type { Settlement } from './settlement/create-settlement.ts'
import { fixCardMail, sendFixCardMail } from './settlement/fix-card-mail.ts'
import { campaignSettlement } from './settlement/settlement-job.ts'

type SettlementDeps = { settlement: Settlement }

export const fundingJobs = [
  defineJob({ kind: campaignDeadlines, createHandler: endCampaigns, schedule: '*/5 * * * *' }),
  defineJob({
    kind: campaignSettlement,
    createHandler: ({ settlement }: SettlementDeps) => settlement.run,
    atOnce: 2,
  }),
  defineJob({ kind: fixCardMail, createHandler: sendFixCardMail }),
]
