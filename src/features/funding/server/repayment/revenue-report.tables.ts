import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { generatedId, instant, instantMsNow } from '#platform/server/database/columns.ts'
import type { Currency } from '../../contract/campaign-choices.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'

/** What a creator says a campaign has earned in a month. The amounts never change. */
export const revenueReports = pgTable(
  'campaign_revenue_reports',
  {
    id: generatedId(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id),
    month: integer().notNull(),
    revenueMinor: bigint({ mode: 'number' }).notNull(),
    /** What all backers got of it. */
    sharedMinor: bigint({ mode: 'number' }).notNull(),
    sharePercent: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The name of the document's file. */
    attachmentId: uuid(),
    attachmentName: text(),
    attachmentType: text(),
    attachmentSize: integer(),
    /** By the payment provider's clock. */
    reportedAt: instant().notNull(),
    /** When someone on the team checked it. */
    checkedAt: instant(),
    reversedAt: instant(),
    reversalReason: text(),
    createdAt: instantMsNow(),
  },
  (table) => [
    uniqueIndex('campaign_revenue_reports_once')
      .on(table.campaignId, table.month)
      .where(sql`${table.reversedAt} is null`),
    index().on(table.campaignId, table.createdAt),
    check('campaign_revenue_reports_month', sql`${table.month} between 3 and 9`),
    check(
      'campaign_revenue_reports_amounts',
      sql`${table.sharedMinor} between 0 and ${table.revenueMinor} and ${table.revenueMinor} <= 1000000000`,
    ),
    check(
      'campaign_revenue_reports_reversal',
      sql`(${table.reversedAt} is null) = (${table.reversalReason} is null)`,
    ),
  ],
)

/**
 * The most that the backers of a campaign can get: the caps of the paid pledges with a revenue share. Kept by a trigger
 * on pledges, so that a public page doesn't add up a hundred thousand of them. Without a reference to the campaign,
 * which would lock its row after the pledges'.
 */
export const campaignCaps = pgTable('campaign_caps', {
  campaignId: uuid().primaryKey(),
  capMinor: bigint({ mode: 'number' }).notNull(),
})
