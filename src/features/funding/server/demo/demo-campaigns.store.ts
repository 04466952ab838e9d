import { between, not } from 'drizzle-orm'
import { demoId, demoIdRange } from '#platform/common/demo/demo-month.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { CampaignContent } from '../../contract/campaign-content.ts'
import type { CampaignDraft } from '../../contract/campaign-draft.ts'
import { campaigns, campaignVersions } from '../campaigns/campaign.tables.ts'
import { creatorVerifications } from '../creators/creator.tables.ts'
import { projects } from '../funding.tables.ts'
import { campaignReservations } from '../reservations/reservation.tables.ts'

const isDemo = between(campaigns.id, demoIdRange.first, demoIdRange.last)

export const countDemoCampaigns = async (tx: Db) => ({
  real: await tx.$count(campaigns, not(isDemo)),
  demo: await tx.$count(campaigns, isDemo),
})

/** Versions and reservations are deleted by cascade; the older table holds demos of an earlier version. */
export async function removeDemoCampaigns(tx: Db) {
  await tx.delete(campaigns).where(isDemo)
  await tx.delete(projects).where(between(projects.id, demoIdRange.first, demoIdRange.last))
}

export type DemoCampaign = {
  ownerId: string
  slug: string
  status: 'pre-launch' | 'live'
  draft: CampaignDraft
  content: CampaignContent
  publishedAt: Date
  reservations: { amountMinor: number; at: Date }[]
}

export async function addDemoCampaigns(tx: Db, added: readonly DemoCampaign[]) {
  for (const { ownerId, draft, publishedAt } of added)
    await tx
      .insert(creatorVerifications)
      .values({
        userId: ownerId,
        status: 'verified',
        legalName: draft.creatorName,
        requestedAt: publishedAt,
        updatedAt: publishedAt,
      })
      .onConflictDoNothing()
  await tx.insert(campaigns).values(
    added.map(({ ownerId, slug, status, draft, content, publishedAt, reservations }, index) => ({
      id: demoId(index),
      ownerId,
      slug,
      status,
      creatorName: content.creatorName,
      draft,
      version: 1,
      materialVersion: 1,
      title: content.title,
      summary: content.summary,
      category: content.category,
      models: content.models,
      currency: content.currency,
      goalMinor: content.goalMinor,
      deadline: new Date(content.deadline),
      reservedMinor: reservations.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      reservationCount: reservations.length,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    })),
  )
  await tx.insert(campaignVersions).values(
    added.map(({ content, publishedAt }, index) => ({
      campaignId: demoId(index),
      number: 1,
      content,
      isMaterial: true,
      createdAt: publishedAt,
    })),
  )
  let number = 0
  await tx.insert(campaignReservations).values(
    added.flatMap(({ content, reservations }, index) =>
      reservations.map(({ amountMinor, at }) => ({
        id: demoId(number++),
        campaignId: demoId(index),
        amountMinor,
        currency: content.currency,
        model: content.models[0] ?? 'donation',
        version: 1,
        createdAt: at,
        updatedAt: at,
      })),
    ),
  )
}
