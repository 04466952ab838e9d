import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { generatedId, instant, instantNow } from '#platform/server/database/columns.ts'
import type { ShareFailure } from '#features/payments/contract/share-failures.ts'
import type { Currency } from '../../contract/campaign-choices.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'
import { campaignPledges } from '../pledges/pledge.tables.ts'

/** What the payment provider sends a backer of distributed revenue; written before it is asked. */
export const sharePayments = pgTable(
  'campaign_share_payments',
  {
    id: generatedId(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id),
    pledgeId: uuid()
      .notNull()
      .references(() => campaignPledges.id),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The payment provider's name for it; null until it answers. */
    reference: text(),
    /** Counts how often the team had it sent; each is a payment of its own for the provider. */
    attempt: integer().notNull().default(1),
    /** Set when it failed for good, until the team sends it again. */
    failure: text().$type<ShareFailure>(),
    createdAt: instantNow(),
    sentAt: instant(),
  },
  (table) => [
    index().on(table.campaignId),
    index().on(table.pledgeId),
    index('campaign_share_payments_open')
      .on(table.campaignId, table.id)
      .where(sql`${table.reference} is null`),
    check('campaign_share_payments_amount', sql`${table.amountMinor} > 0`),
    check('campaign_share_payments_failed', sql`${table.failure} is null or ${table.reference} is null`),
    check('campaign_share_payments_sent', sql`(${table.reference} is null) = (${table.sentAt} is null)`),
  ],
)
