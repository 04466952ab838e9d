import { z } from 'zod'
import type { JobKind } from '#platform/server/jobs/jobs.ts'

/** Does what is due for one campaign after its deadline. Safe to run again, also at the same time. */
export const campaignSettlement: JobKind<{ campaignId: string }> = {
  name: 'campaign-settlement',
  data: z.object({ campaignId: z.uuid() }),
  retries: 5,
  expireInSeconds: 1800,
}
