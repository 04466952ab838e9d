import { and, asc, count, desc, eq, sql, sum } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'
import { campaignPledges as pledges } from './pledge.tables.ts'

export type PledgeRow = typeof pledges.$inferSelect
export type NewPledge = typeof pledges.$inferInsert
export type PledgeChange = Partial<Omit<NewPledge, 'id' | 'campaignId'>>

/** The person's pledge in a campaign, in any state. */
export async function findPledge(db: Db, campaignId: string, userId: string): Promise<PledgeRow | undefined> {
  const [found] = await db
    .select()
    .from(pledges)
    .where(and(eq(pledges.campaignId, campaignId), eq(pledges.userId, userId)))
  return found
}

export async function addPledge(tx: Db, pledge: NewPledge): Promise<PledgeRow> {
  const [added] = await tx.insert(pledges).values(pledge).returning()
  return added!
}

export async function changePledge(tx: Db, id: string, change: PledgeChange): Promise<PledgeRow> {
  const [changed] = await tx
    .update(pledges)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(pledges.id, id))
    .returning()
  return changed!
}

/** The campaign is locked by the caller. */
export async function addToTotals(tx: Db, campaignId: string, minor: number, pledgeCount: number) {
  if (minor === 0 && pledgeCount === 0) return
  await tx
    .update(campaigns)
    .set({
      pledgedMinor: sql`${campaigns.pledgedMinor} + ${minor}`,
      pledgeCount: sql`${campaigns.pledgeCount} + ${pledgeCount}`,
    })
    .where(eq(campaigns.id, campaignId))
}

export const listPledgesOf = (db: Db, userId: string) =>
  db
    .select({ pledge: pledges, campaign: campaigns })
    .from(pledges)
    .innerJoin(campaigns, eq(campaigns.id, pledges.campaignId))
    .where(eq(pledges.userId, userId))
    .orderBy(desc(pledges.updatedAt), asc(pledges.id))

/** How many pledges of each kind a campaign has, and their sums. */
export const countPledges = (db: Db, campaignId: string) =>
  db
    .select({
      status: pledges.status,
      model: pledges.model,
      reward: pledges.reward,
      count: count(),
      amountMinor: sum(pledges.amountMinor).mapWith(Number),
    })
    .from(pledges)
    .where(eq(pledges.campaignId, campaignId))
    .groupBy(pledges.status, pledges.model, pledges.reward)
    .orderBy(pledges.status, pledges.model, pledges.reward)

export async function hasTestPledges(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: pledges.id })
    .from(pledges)
    .where(eq(pledges.provider, 'sandbox'))
    .limit(1)
  return found.length > 0
}
