import type { Project } from '../contract/funding.ts'
import type { FundingMode } from '../contract/campaign-choices.ts'
import { raisedOf } from '../domain/raised.ts'
import type { CampaignRow } from './campaigns/campaign.store.ts'

export function presentProject(row: CampaignRow, mode: FundingMode): Project {
  const { kind: raisedKind, minor: raisedCents } = raisedOf(row, mode !== 'reservations')
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    creatorName: row.creatorName,
    currency: row.currency,
    goalCents: row.goalMinor,
    raisedCents,
    raisedKind,
    endsAt: (row.deadline ?? row.createdAt).toISOString(),
    createdAt: (row.publishedAt ?? row.createdAt).toISOString(),
  }
}
