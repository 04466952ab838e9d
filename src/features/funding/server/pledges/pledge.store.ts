import { and, asc, count, desc, eq, inArray, sql, sum } from 'drizzle-orm'
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

/** The pledges of these people in these campaigns, by `campaign:person`. */
export async function findPledges(
  db: Db,
  pairs: readonly { campaignId: string; userId: string }[],
): Promise<Map<string, PledgeRow>> {
  if (pairs.length === 0) return new Map()
  const rows = await db
    .select()
    .from(pledges)
    .where(
      and(
        inArray(pledges.campaignId, [...new Set(pairs.map(({ campaignId }) => campaignId))]),
        sql`${pledges.userId} = any(${sql.param(pairs.map(({ userId }) => userId))})`,
      ),
    )
  return new Map(rows.map((row) => [`${row.campaignId}:${row.userId}`, row]))
}

/** Writes new and changed pledges. One parameter for all rows, because building one for each column takes longer. */
export async function putPledges(tx: Db, rows: readonly PledgeRow[]) {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into campaign_pledges (id, campaign_id, user_id, status, amount_minor, currency, model, reward, version,
      revision, provider, method_id, card_label, pledged_at, created_at, updated_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, "campaignId" uuid,
      "userId" text, status text, "amountMinor" bigint, currency text, model text, reward integer, version integer,
      revision integer, provider text, "methodId" text, "cardLabel" text, "pledgedAt" timestamptz,
      "createdAt" timestamptz, "updatedAt" timestamptz)
    on conflict (id) do update set status = excluded.status, amount_minor = excluded.amount_minor,
      currency = excluded.currency, model = excluded.model, reward = excluded.reward, version = excluded.version,
      revision = excluded.revision, provider = excluded.provider, method_id = excluded.method_id,
      card_label = excluded.card_label, pledged_at = excluded.pledged_at, updated_at = excluded.updated_at`)
}

export async function changePledge(tx: Db, id: string, change: PledgeChange): Promise<PledgeRow> {
  const [changed] = await tx
    .update(pledges)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(pledges.id, id))
    .returning()
  return changed!
}

export type TotalsChange = { campaignId: string; minor: number; pledgeCount: number }

/** The campaigns are locked by the caller. */
export async function addToTotals(tx: Db, changes: readonly TotalsChange[]) {
  const moved = changes.filter(({ minor, pledgeCount }) => minor !== 0 || pledgeCount !== 0)
  if (moved.length === 0) return
  await tx.execute(sql`
    update campaigns c set pledged_minor = c.pledged_minor + v.minor, pledge_count = c.pledge_count + v."pledgeCount"
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as v("campaignId" uuid, minor bigint, "pledgeCount" integer)
    where c.id = v."campaignId"`)
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

/** Who pledged when, for the report on how many accounts stay active. */
export const pledgeActivity = (db: Db) =>
  db.select({ userId: pledges.userId, at: pledges.pledgedAt }).from(pledges)
