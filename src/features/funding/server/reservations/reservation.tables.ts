import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { ownerId, users } from '#features/accounts/server.ts'
import { generatedId, instant, instantMsNow, instantNow } from '#platform/server/database/columns.ts'
import type { FundingModel } from '../../contract/campaign-terms.ts'
import { campaigns } from '../campaigns/campaign.tables.ts'

const campaignId = () =>
  uuid()
    .notNull()
    .references(() => campaigns.id, { onDelete: 'cascade' })
const formerAccount = () => text().references(() => users.id, { onDelete: 'set null' })

/** One per person and campaign. Without a person once their account is deleted. */
export const campaignReservations = pgTable(
  'campaign_reservations',
  {
    id: generatedId(),
    campaignId: campaignId(),
    userId: formerAccount(),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    model: text().$type<FundingModel>().notNull(),
    reward: integer(),
    version: integer().notNull(),
    canceledAt: instant(),
    createdAt: instantNow(),
    updatedAt: instantMsNow(),
  },
  (table) => [
    unique('campaign_reservations_once').on(table.campaignId, table.userId),
    index().on(table.userId),
    check('campaign_reservations_amount', sql`${table.amountMinor} > 0`),
  ],
)

export const campaignFollowers = pgTable(
  'campaign_followers',
  { campaignId: campaignId(), userId: ownerId(), createdAt: instantNow() },
  (table) => [primaryKey({ columns: [table.campaignId, table.userId] }), index().on(table.userId)],
)

export const campaignUpdates = pgTable(
  'campaign_updates',
  {
    id: generatedId(),
    campaignId: campaignId(),
    title: text().notNull(),
    body: text().notNull(),
    createdAt: instantMsNow(),
  },
  (table) => [index().on(table.campaignId, table.createdAt)],
)

/** Public once answered, without the name of who asked. */
export const campaignQuestions = pgTable(
  'campaign_questions',
  {
    id: generatedId(),
    campaignId: campaignId(),
    authorId: ownerId(),
    question: text().notNull(),
    answer: text(),
    answeredAt: instant(),
    createdAt: instantMsNow(),
  },
  (table) => [index().on(table.campaignId, table.createdAt), index().on(table.authorId)],
)
