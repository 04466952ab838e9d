import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server.ts'
import { generatedId, instant, instantMsNow, instantNow } from '#platform/server/database/columns.ts'
import type {
  CampaignActor,
  CampaignStatus,
  RecordedAction,
  ReviewCheck,
} from '../../contract/campaign-choices.ts'
import type { CampaignContent } from '../../contract/campaign-content.ts'
import type { CampaignCover, CampaignDraft } from '../../contract/campaign-draft.ts'

const minor = () => bigint({ mode: 'number' })

/** The account, while it exists: what is public stays when it is deleted. */
const formerAccount = () => text().references(() => users.id, { onDelete: 'set null' })

export const campaigns = pgTable(
  'campaigns',
  {
    id: generatedId(),
    ownerId: formerAccount(),
    slug: text().notNull().unique(),
    status: text().$type<CampaignStatus>().notNull().default('draft'),
    creatorName: text().notNull(),
    draft: jsonb().$type<CampaignDraft>().notNull(),
    cover: jsonb().$type<CampaignCover>(),
    /** Increases with every change, so that a stale window cannot overwrite a newer one. */
    revision: integer().notNull().default(1),
    /** A published campaign's changes wait here for the team: submitted, or sent back. */
    changeStatus: text().$type<'submitted' | 'changes-asked'>(),
    checklist: jsonb().$type<ReviewCheck[]>().notNull().default([]),
    /** The published version, and the latest that people have to confirm. */
    version: integer(),
    materialVersion: integer(),
    // Copied from the published version, for lists.
    title: text().notNull().default(''),
    summary: text().notNull().default(''),
    category: text().notNull().default('other'),
    models: text().array().notNull().default([]),
    currency: text().notNull().default('USD'),
    goalMinor: minor().notNull().default(0),
    deadline: instant(),
    hasCover: boolean().notNull().default(false),
    // Kept in the transaction of the reservation.
    reservedMinor: minor().notNull().default(0),
    reservationCount: integer().notNull().default(0),
    // Kept in the transaction of the pledge: what is promised or paid.
    pledgedMinor: minor().notNull().default(0),
    pledgeCount: integer().notNull().default(0),
    /** Until when cards can be replaced after the deadline. */
    fixUntil: instant(),
    publishedAt: instant(),
    submittedAt: instant(),
    createdAt: instantNow(),
    updatedAt: instantMsNow(),
  },
  (table) => [
    index().on(table.ownerId),
    index().on(table.status, table.publishedAt),
    index('campaigns_due')
      .on(table.deadline)
      .where(sql`${table.status} in ('pre-launch', 'live')`),
    check('campaigns_pledged', sql`${table.pledgedMinor} >= 0 and ${table.pledgeCount} >= 0`),
    check('campaigns_reserved', sql`${table.reservedMinor} >= 0 and ${table.reservationCount} >= 0`),
  ],
)

/** What was published. A trigger refuses every change except that the creator's name becomes empty. */
export const campaignVersions = pgTable(
  'campaign_versions',
  {
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: jsonb().$type<CampaignContent>().notNull(),
    isMaterial: boolean().notNull(),
    createdAt: instantNow(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.number] })],
)

/** Every move of a campaign: who, when, why. */
export const campaignTransitions = pgTable(
  'campaign_transitions',
  {
    id: generatedId(),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    action: text().$type<RecordedAction>().notNull(),
    fromStatus: text().$type<CampaignStatus>().notNull(),
    toStatus: text().$type<CampaignStatus>().notNull(),
    actor: text().$type<CampaignActor>().notNull(),
    actorId: formerAccount(),
    reason: text().notNull().default(''),
    happenedAt: instantMsNow(),
  },
  (table) => [index().on(table.campaignId, table.happenedAt), index().on(table.actorId)],
)
