import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'
import { campaignPledges as pledges } from '../pledges/pledge.tables.ts'
import { campaignCaps as caps, revenueReports as reports } from './revenue-report.tables.ts'

export type ReportRow = typeof reports.$inferSelect

/** Oldest first, with those that were taken back. */
export const listReports = (db: Db, campaignId: string): Promise<ReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(eq(reports.campaignId, campaignId))
    .orderBy(asc(reports.createdAt), asc(reports.id))

/** Those of the campaigns with a report that counts. */
export async function listReported(db: Db, campaignIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: reports.campaignId })
    .from(reports)
    .where(and(inArray(reports.campaignId, [...campaignIds]), isNull(reports.reversedAt)))
  return new Set(rows.map(({ id }) => id))
}

export async function addReport(tx: Db, report: typeof reports.$inferInsert): Promise<ReportRow> {
  const [added] = await tx.insert(reports).values(report).returning()
  return added!
}

export async function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
  const [found] = await db.select().from(reports).where(eq(reports.id, id))
  return found
}

/** The report that counts. */
export async function findReportOf(
  db: Db,
  campaignId: string,
  month: number,
): Promise<ReportRow | undefined> {
  const [found] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.campaignId, campaignId), eq(reports.month, month), isNull(reports.reversedAt)))
  return found
}

export async function markReversed(tx: Db, id: string, reversedAt: Date, reversalReason: string) {
  const [changed] = await tx
    .update(reports)
    .set({ reversedAt, reversalReason })
    .where(eq(reports.id, id))
    .returning()
  return changed!
}

/** Undefined if it is checked already. */
export async function markChecked(tx: Db, id: string, checkedAt: Date): Promise<ReportRow | undefined> {
  const [changed] = await tx
    .update(reports)
    .set({ checkedAt })
    .where(and(eq(reports.id, id), isNull(reports.checkedAt)))
    .returning()
  return changed
}

type Attachment = {
  attachmentId: string
  attachmentName: string
  attachmentType: string
  attachmentSize: number
}

/** Undefined if it has one already. */
export async function attach(tx: Db, id: string, attachment: Attachment): Promise<ReportRow | undefined> {
  const [changed] = await tx
    .update(reports)
    .set(attachment)
    .where(and(eq(reports.id, id), isNull(reports.attachmentId)))
    .returning()
  return changed
}

/** Returns the reports as they were. */
export async function detachAll(tx: Db, campaignId: string): Promise<ReportRow[]> {
  const rows = (await listReports(tx, campaignId)).filter(({ attachmentId }) => attachmentId !== null)
  await tx
    .update(reports)
    .set({ attachmentId: null, attachmentName: null, attachmentType: null, attachmentSize: null })
    .where(eq(reports.campaignId, campaignId))
  return rows
}

/** Paid pledges with a revenue share. */
export const listHolders = (db: Db, campaignId: string) =>
  db
    .select({ id: pledges.id, amountMinor: pledges.amountMinor })
    .from(pledges)
    .where(and(eq(pledges.campaignId, campaignId), eq(pledges.status, 'charged'), eq(pledges.model, 'roi')))

/** The most that all holders of a campaign can get. */
export async function readCap(db: Db, campaignId: string): Promise<number> {
  const [row] = await db.select({ cap: caps.capMinor }).from(caps).where(eq(caps.campaignId, campaignId))
  return row?.cap ?? 0
}

/** Campaigns whose stored cap isn't the sum over their pledges; each is rounded down. */
export async function listWrongCaps(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ details: string }>(sql`
    select concat_ws(' ', campaign_id, sum(cap)) as details from (
      select campaign_id, -cap_minor as cap from campaign_caps
      union all
      select p.campaign_id, p.amount_minor * (v.content->'roi'->>'capPercent')::integer / 100
      from campaign_pledges p join campaigns c on c.id = p.campaign_id
      join campaign_versions v on v.campaign_id = c.id and v.number = c.version
      where p.status = 'charged' and p.model = 'roi'
    ) as parts
    group by campaign_id having sum(cap) <> 0 limit 20`)
  return rows.map(({ details }) => details)
}

/** Campaigns that pay back or have paid back, the newest deadline first. */
export const listRepaying = (db: Db) =>
  db
    .select()
    .from(campaigns)
    .where(and(inArray(campaigns.status, ['delivering', 'closed']), gt(campaigns.pledgeCount, 0)))
    .orderBy(desc(campaigns.deadline), asc(campaigns.id))
    .limit(100)

export const listDelivering = (db: Db) =>
  db.select().from(campaigns).where(eq(campaigns.status, 'delivering')).orderBy(asc(campaigns.id)).limit(500)
