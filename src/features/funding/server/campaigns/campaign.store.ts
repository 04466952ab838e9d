import { and, count, countDistinct, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { users } from '#features/accounts/server.ts'
import type { Db } from '#platform/server/database/database.ts'
import { openStatuses, type CampaignActor, type RecordedAction } from '../../contract/campaign-choices.ts'
import { campaignLimitsOf as limits } from '../../contract/campaign-limits.ts'
import { CampaignDraft, emptyDraft } from '../../contract/campaign-draft.ts'
import type { CampaignContent } from '../../contract/campaign-content.ts'
import { campaignFollowers } from '../reservations/reservation.tables.ts'
import { campaigns, campaignTransitions, campaignVersions } from './campaign.tables.ts'

export type CampaignRow = typeof campaigns.$inferSelect
export type CampaignChange = Partial<typeof campaigns.$inferInsert>
export type MoveRow = typeof campaignTransitions.$inferSelect

export const listOwnCampaigns = (db: Db, ownerId: string) =>
  db
    .select()
    .from(campaigns)
    .where(eq(campaigns.ownerId, ownerId))
    .orderBy(desc(campaigns.updatedAt), campaigns.id)

export async function findOwnCampaign(db: Db, ownerId: string, id: string): Promise<CampaignRow | undefined> {
  const [found] = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.ownerId, ownerId)))
  return found
}

export async function findCampaign(db: Db, id: string): Promise<CampaignRow | undefined> {
  const [found] = await db.select().from(campaigns).where(eq(campaigns.id, id))
  return found
}

export async function findCampaignBySlug(db: Db, slug: string): Promise<CampaignRow | undefined> {
  const [found] = await db.select().from(campaigns).where(eq(campaigns.slug, slug))
  return found
}

/** Locked until the transaction ends, so that two changes cannot overtake each other. */
export async function lockCampaign(tx: Db, id: string): Promise<CampaignRow | undefined> {
  const [found] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update')
  return found
}

/** The same for several, in one order, so that two transactions never wait for each other in a circle. */
export const lockCampaigns = (tx: Db, ids: readonly string[]): Promise<CampaignRow[]> =>
  tx
    .select()
    .from(campaigns)
    .where(inArray(campaigns.id, [...ids]))
    .orderBy(campaigns.id)
    .for('update')

/** Campaigns with their published version. */
export const findPublished = (db: Db, slugs: readonly string[]) =>
  db
    .select({ campaign: campaigns, content: campaignVersions.content })
    .from(campaigns)
    .innerJoin(
      campaignVersions,
      and(eq(campaignVersions.campaignId, campaigns.id), eq(campaignVersions.number, campaigns.version)),
    )
    .where(inArray(campaigns.slug, [...slugs]))

/** Undefined if the creator has too many. Locks the account, so that two windows cannot exceed the limit. */
export async function addCampaign(
  tx: Db,
  ownerId: string,
  slug: string,
  draft: Partial<CampaignDraft>,
): Promise<CampaignRow | undefined> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update')
  const [own] = await tx.select({ count: count() }).from(campaigns).where(eq(campaigns.ownerId, ownerId))
  if ((own?.count ?? 0) >= limits.perCreator) return undefined
  const filled = { ...emptyDraft(), ...draft }
  const [added] = await tx
    .insert(campaigns)
    .values({ ownerId, slug, creatorName: filled.creatorName, title: filled.title, draft: filled })
    .returning()
  return added
}

export async function changeCampaign(tx: Db, id: string, change: CampaignChange): Promise<CampaignRow> {
  const [changed] = await tx
    .update(campaigns)
    .set({ ...change, revision: sql`${campaigns.revision} + 1`, updatedAt: sql`now()` })
    .where(eq(campaigns.id, id))
    .returning()
  return changed!
}

export const removeCampaign = async (tx: Db, id: string) =>
  void (await tx.delete(campaigns).where(eq(campaigns.id, id)))

type NewMove = {
  campaignId: string
  action: RecordedAction
  fromStatus: CampaignRow['status']
  toStatus: CampaignRow['status']
  actor: CampaignActor
  actorId: string | null
  reason: string
}

export const recordMove = async (tx: Db, move: NewMove) =>
  void (await tx.insert(campaignTransitions).values(move))

/** Newest first. */
export const listMoves = (db: Db, campaignId: string) =>
  db
    .select()
    .from(campaignTransitions)
    .where(eq(campaignTransitions.campaignId, campaignId))
    .orderBy(desc(campaignTransitions.happenedAt), desc(campaignTransitions.id))
    .limit(100)

export async function addVersion(
  tx: Db,
  campaignId: string,
  version: { number: number; content: CampaignContent; isMaterial: boolean },
) {
  await tx.insert(campaignVersions).values({ campaignId, ...version })
}

export async function findVersion(
  db: Db,
  campaignId: string,
  number: number,
): Promise<CampaignContent | undefined> {
  const [found] = await db
    .select({ content: campaignVersions.content })
    .from(campaignVersions)
    .where(and(eq(campaignVersions.campaignId, campaignId), eq(campaignVersions.number, number)))
  return found?.content
}

/** The only change of a published version that the database accepts. */
export const removeCreatorName = async (tx: Db, campaignId: string) =>
  void (await tx
    .update(campaignVersions)
    .set({ content: sql`jsonb_set(${campaignVersions.content}, '{creatorName}', '""')` })
    .where(eq(campaignVersions.campaignId, campaignId)))

export async function countFollowers(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: campaignFollowers.campaignId, count: count() })
    .from(campaignFollowers)
    .where(inArray(campaignFollowers.campaignId, [...ids]))
    .groupBy(campaignFollowers.campaignId)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** People who follow several campaigns of a creator count once. */
export async function countAudience(db: Db, ownerId: string): Promise<number> {
  const [found] = await db
    .select({ people: countDistinct(campaignFollowers.userId) })
    .from(campaignFollowers)
    .innerJoin(campaigns, eq(campaigns.id, campaignFollowers.campaignId))
    .where(eq(campaigns.ownerId, ownerId))
  return found?.people ?? 0
}

/** Published campaigns whose deadline has passed. */
export const listDueCampaigns = (db: Db, now: Date) =>
  db
    .select({ id: campaigns.id, status: campaigns.status })
    .from(campaigns)
    .where(and(inArray(campaigns.status, [...openStatuses]), lte(campaigns.deadline, now)))
    .limit(500)

/** A draft from an earlier version gets what was added since. */
export const draftOf = ({ draft }: CampaignRow): CampaignDraft => CampaignDraft.parse(draft)
