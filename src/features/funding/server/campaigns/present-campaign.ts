import type { Currency } from '#features/ledger/contract/ledger.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { FundingMode, VerificationStatus } from '../../contract/campaign-choices.ts'
import type { CampaignItem, CampaignMove, OwnCampaign, OwnCampaignItem } from '../../contract/campaigns.ts'
import { readContent } from '../../domain/read-content.ts'
import { verificationOf } from '../creators/creator.store.ts'
import {
  countAudience,
  countFollowers,
  draftOf,
  listMoves,
  type CampaignRow,
  type MoveRow,
} from './campaign.store.ts'

const countsOf = (row: CampaignRow, followers: number) => ({
  currency: row.currency as Currency,
  goalMinor: row.goalMinor,
  reservedMinor: row.reservedMinor,
  reservationCount: row.reservationCount,
  pledgedMinor: row.pledgedMinor,
  pledgeCount: row.pledgeCount,
  followers,
})

export function presentOwnItem(row: CampaignRow, followers: number): OwnCampaignItem {
  const { id, slug, title, status, changeStatus, updatedAt } = row
  const counts = countsOf(row, followers)
  return { id, slug, title, status, changeStatus, updatedAt: updatedAt.toISOString(), ...counts }
}

export async function presentOwnCampaign(
  db: Db,
  row: CampaignRow,
  { mode, now }: { mode: FundingMode; now: number },
): Promise<OwnCampaign> {
  const moves = await listMoves(db, row.id)
  const followers = (await countFollowers(db, [row.id])).get(row.id) ?? 0
  const verification: VerificationStatus =
    row.ownerId === null ? 'none' : await verificationOf(db, row.ownerId)
  const read = readContent(draftOf(row), row.cover, now)
  return {
    id: row.id,
    slug: row.slug,
    status: row.status,
    changeStatus: row.changeStatus,
    revision: row.revision,
    draft: draftOf(row),
    cover: row.cover?.kind ?? null,
    problems: read.ok ? {} : read.fields,
    moves: moves.map(presentMove),
    verification,
    mode,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    audience: row.ownerId === null ? 0 : await countAudience(db, row.ownerId),
    ...countsOf(row, followers),
  }
}

export const presentMove = (row: MoveRow): CampaignMove => ({
  action: row.action,
  actor: row.actor,
  reason: row.reason,
  from: row.fromStatus,
  to: row.toStatus,
  happenedAt: row.happenedAt.toISOString(),
})

export const presentItem = (row: CampaignRow, followers: number): CampaignItem => ({
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  creatorName: row.creatorName,
  category: row.category,
  models: row.models,
  status: row.status,
  deadline: (row.deadline ?? row.createdAt).toISOString(),
  hasCover: row.hasCover,
  ...countsOf(row, followers),
})
