import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'
import { lockCampaign, type CampaignRow } from '../campaigns/campaign.store.ts'

const isWaiting = or(eq(campaigns.status, 'submitted'), eq(campaigns.changeStatus, 'submitted'))

export const listForReview = (db: Db): Promise<CampaignRow[]> =>
  db
    .select()
    .from(campaigns)
    .where(or(isWaiting, inArray(campaigns.status, ['changes-asked', 'approved', 'pre-launch', 'live'])))
    .orderBy(sql`${isWaiting} desc nulls last`, campaigns.submittedAt, campaigns.id)
    .limit(200)

/** Drafts are private, also from the team. */
export async function lockForReview(tx: Db, id: string): Promise<CampaignRow | undefined> {
  const found = await lockCampaign(tx, id)
  return found?.status === 'draft' ? undefined : found
}
