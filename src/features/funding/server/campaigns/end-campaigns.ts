import { z } from 'zod'
import type { Database } from '#platform/server/database/database.ts'
import type { JobKind } from '#platform/server/jobs/jobs.ts'
import type { FundingMode } from '../../contract/campaign-choices.ts'
import { campaignTexts } from '../../contract/campaign-texts.ts'
import { listDueCampaigns } from './campaign.store.ts'
import { moveCampaign } from './move-campaign.ts'

export const campaignDeadlines: JobKind<Record<string, never>> = {
  name: 'campaign-deadlines',
  data: z.strictObject({}),
  retries: 3,
  expireInSeconds: 300,
}

/** Reservations stop at the deadline by themselves; this only moves the campaign. */
export const campaignDeadlinesTime = '*/5 * * * *'

const mover = { actor: 'system', id: null, email: 'system' } as const

/** Closes campaigns after their deadline. */
export const endCampaigns =
  ({ database, config }: { database: Database; config: { fundingMode: FundingMode } }) =>
  async () => {
    const now = Date.now()
    for (const { id } of await listDueCampaigns(database.db, new Date(now)))
      await database.transaction((tx) =>
        moveCampaign(tx, id, 'end', {
          mover,
          mode: config.fundingMode,
          now,
          reason: campaignTexts.endedReason,
        }),
      )
  }
