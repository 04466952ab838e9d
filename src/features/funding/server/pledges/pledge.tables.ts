import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server.ts'
import { generatedId, instant, instantMsNow, instantNow } from '#platform/server/database/columns.ts'
import type { Currency } from '../../contract/campaign-choices.ts'
import type { FundingModel } from '../../contract/campaign-terms.ts'
import type { DeliveryStatus } from '../../contract/delivery-choices.ts'
import type { PledgeStatus } from '../../contract/pledge-choices.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'

const formerAccount = () => text().references(() => users.id, { onDelete: 'set null' })

/** One per person and campaign. Without a person once their account is deleted: the money stays. */
export const campaignPledges = pgTable(
  'campaign_pledges',
  {
    id: generatedId(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id),
    userId: formerAccount(),
    status: text().$type<PledgeStatus>().notNull(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    model: text().$type<FundingModel>().notNull(),
    reward: integer(),
    version: integer().notNull(),
    /** Counts the amounts that were authorized, for the keys in the ledger. */
    revision: integer().notNull().default(1),
    provider: text().$type<'sandbox' | 'stripe'>().notNull(),
    methodId: text().notNull(),
    cardLabel: text().notNull(),
    /** Counts the cards that were charged, for the keys at the payment provider. */
    attempt: integer().notNull().default(1),
    declineReason: text(),
    /** The payment provider's name for the charge. */
    chargeReference: text(),
    /** Where the reward is, once it is sent. */
    delivery: text().$type<DeliveryStatus>(),
    pledgedAt: instant().notNull(),
    createdAt: instantNow(),
    updatedAt: instantMsNow(),
  },
  (table) => [
    unique('campaign_pledges_once').on(table.campaignId, table.userId),
    index().on(table.userId),
    index('campaign_pledges_work').on(table.campaignId, table.status, table.id),
    check('campaign_pledges_amount', sql`${table.amountMinor} > 0`),
    check('campaign_pledges_counts', sql`${table.revision} > 0 and ${table.attempt} > 0`),
  ],
)
