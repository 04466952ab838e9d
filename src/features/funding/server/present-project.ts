import type { Project } from '../contract/funding.ts'
import type { CampaignRow } from './campaigns/campaign.store.ts'

/** `raisedCents` is what was reserved while no money is involved. */
export const presentProject = (row: CampaignRow): Project => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  creatorName: row.creatorName,
  currency: row.currency,
  goalCents: row.goalMinor,
  raisedCents: row.reservedMinor,
  endsAt: (row.deadline ?? row.createdAt).toISOString(),
  createdAt: (row.publishedAt ?? row.createdAt).toISOString(),
})
