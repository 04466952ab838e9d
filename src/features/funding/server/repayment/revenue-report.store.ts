import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/database.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'
import { campaignPledges as pledges } from '../pledges/pledge.tables.ts'
import { revenueReports as reports } from './revenue-report.tables.ts'

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

/** Once checked it stays checked, by the first time. */
export async function markChecked(tx: Db, id: string, checkedAt: Date): Promise<ReportRow | undefined> {
  const [changed] = await tx
    .update(reports)
    .set({ checkedAt: sql`coalesce(${reports.checkedAt}, ${checkedAt.toISOString()}::timestamptz)` })
    .where(eq(reports.id, id))
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

/** The most that all holders of a campaign can get; each is rounded down. */
export async function sumCaps(db: Db, campaignId: string, capPercent: number): Promise<number> {
  const [row] = await db
    .select({
      cap: sql<number>`coalesce(sum(${pledges.amountMinor} * ${capPercent}::integer / 100), 0)`.mapWith(
        Number,
      ),
    })
    .from(pledges)
    .where(and(eq(pledges.campaignId, campaignId), eq(pledges.status, 'charged'), eq(pledges.model, 'roi')))
  return row!.cap
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
