import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server.ts'
import { generatedId, instant, instantNow } from '#platform/server/database/columns.ts'
import type { Currency } from '../../contract/campaign-choices.ts'
import type { TransferKind, TransferStatus } from '../../contract/transfer-choices.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'
import { campaignPledges } from '../pledges/pledge.tables.ts'

const formerAccount = () => text().references(() => users.id, { onDelete: 'set null' })

/** Money that leaves a campaign because people of the team say so. */
export const campaignTransfers = pgTable(
  'campaign_transfers',
  {
    id: generatedId(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id),
    kind: text().$type<TransferKind>().notNull(),
    /** Only of a refund. */
    pledgeId: uuid().references(() => campaignPledges.id),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    /** Part of the amount. */
    feeMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    reason: text().notNull().default(''),
    status: text().$type<TransferStatus>().notNull().default('proposed'),
    /** The account a payout goes to, as the first approver entered it. */
    destination: text(),
    firstApproverId: formerAccount(),
    secondApproverId: formerAccount(),
    reference: text(),
    createdAt: instantNow(),
    doneAt: instant(),
  },
  (table) => [
    index().on(table.campaignId),
    // After a payout more money can come, by a dispute that was won.
    uniqueIndex('campaign_transfers_one_open_payout')
      .on(table.campaignId)
      .where(sql`${table.kind} = 'payout' and ${table.status} in ('proposed', 'approved')`),
    uniqueIndex('campaign_transfers_one_refund')
      .on(table.pledgeId)
      .where(sql`${table.status} <> 'rejected'`),
    check('campaign_transfers_amount', sql`${table.amountMinor} > 0 and ${table.feeMinor} >= 0`),
    check('campaign_transfers_pledge', sql`(${table.kind} = 'refund') = (${table.pledgeId} is not null)`),
    check('campaign_transfers_two_people', sql`${table.firstApproverId} <> ${table.secondApproverId}`),
  ],
)
