import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { ownerId } from '#features/accounts/server.ts'
import { generatedId, instant, instantNow } from '#platform/server/database/columns.ts'
import type { RefusalReason } from '../contract/collection.ts'
import type { ButtonCategory, EventType } from '../contract/event-types.ts'
import type { TeamFunnelStep } from '../contract/funnels.ts'
import type { MailKind } from '../contract/report-mails.ts'
import type { SharedQuery } from '../contract/share-links.ts'
import type { EventDetails } from '../domain/normalize-event.ts'
import type { CounterKind, Grain } from '../domain/counters.ts'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' })

/**
 * One row per event, in daily partitions that a hand-written migration sets up. PostgreSQL requires the
 * partition key in the primary key; a repeated event carries the same time, so duplicates are still detected.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** Generated in the browser, so that a repeated event is stored once. */
    id: uuid().notNull(),
    type: text().$type<EventType>().notNull(),
    sessionId: text().notNull(),
    page: text().notNull(),
    variant: text(),
    name: text(),
    category: text().$type<ButtonCategory>(),
    stepNumber: integer(),
    role: text(),
    tabName: text(),
    /** By the browser's clock. */
    happenedAt: instant().notNull(),
    receivedAt: instantNow(),
    details: jsonb().$type<EventDetails>().notNull(),
    visitor: text(),
    referrerHost: text(),
    utmSource: text(),
    utmMedium: text(),
    utmCampaign: text(),
    device: text(),
    browser: text(),
    country: text(),
    /** The transaction that stored it, for the roll-up; null if its writer has counted it already. */
    tx: transactionId(),
  },
  (table) => [
    primaryKey({ columns: [table.happenedAt, table.id] }),
    index('analytics_events_tx_index')
      .on(table.tx)
      .where(sql`tx is not null`),
  ],
)

/** Reasons of dropped events, until the next roll-up counts and deletes them. */
export const analyticsRefusals = pgTable('analytics_refusals', {
  reason: text().$type<RefusalReason>().notNull(),
  at: instant().notNull(),
  count: integer().notNull(),
})

/** One row: the roll-up has counted every event whose transaction is visible in this snapshot. */
export const analyticsMarks = pgTable('analytics_marks', {
  id: text().primaryKey(),
  snapshot: snapshot().notNull(),
  /** Events received until then are counted, whatever their transaction: they came with a restored backup. */
  since: instant().notNull(),
  movedAt: instant().notNull(),
  /** Visits are built from events visible in this one. */
  visitsSnapshot: snapshot(),
  /** Visits of an earlier version's events are built up to here; null until the first pass. */
  oldVisitsUntil: instant(),
})

/** Current state of each session; deleted two days after its last event. */
export const analyticsSessions = pgTable('analytics_sessions', {
  id: text().primaryKey(),
  startedAt: instant().notNull(),
  seenAt: instant().notNull(),
  views: integer().notNull(),
  lastPage: text(),
  /** One bit per funnel step that the session has reached. */
  reached: integer().notNull(),
  /** False only between two statements of the roll-up. */
  isCounted: boolean().notNull().default(true),
  /** The first page views in order, so that late ones can be put in their place. */
  trail: jsonb().notNull().default([]),
  /** `views` as the roll-up left it; if they differ, the previous version has continued the session. */
  trailViews: integer().notNull().default(0),
  /** Moves before the trail starts, counted by the previous version. */
  movesBefore: integer().notNull().default(0),
  /** Of the first page view. */
  entry: jsonb(),
  /** The first page views and clicks, sortable as text. */
  actions: text().array().notNull().default([]),
})

/** One row per visit, for reports that filter. Deleted with the events of its day. */
export const analyticsVisits = pgTable(
  'analytics_visits',
  {
    id: text().primaryKey(),
    startedAt: instant().notNull(),
    seenAt: instant().notNull(),
    visitor: text(),
    /** Of the first page view, like the next four. */
    source: text(),
    campaign: text(),
    device: text(),
    browser: text(),
    country: text(),
    entry: text(),
    exit: text(),
    views: integer().notNull(),
    clicks: integer().notNull(),
    conversions: integer().notNull(),
    /** Pages and buttons in order, each between a tab and a line break. */
    path: text().notNull(),
  },
  (table) => [index('analytics_visits_started_index').on(table.startedAt)],
)

/** Defined by the team. */
export const analyticsFunnels = pgTable('analytics_funnels', {
  id: generatedId(),
  name: text().notNull(),
  steps: jsonb().$type<TeamFunnelStep[]>().notNull(),
  createdAt: instantNow(),
})

/** Links that show one report to people outside the team. A revoked link is deleted. */
export const analyticsShareLinks = pgTable('analytics_share_links', {
  id: generatedId(),
  /** Only the hash is stored, so that someone who reads the database can't open the link. */
  tokenHash: text().notNull().unique(),
  query: jsonb().$type<SharedQuery>().notNull(),
  createdBy: ownerId(),
  createdAt: instantNow(),
  expiresAt: instant().notNull(),
  lastOpenedAt: instant(),
})

/** Since when a team member wants which emails; null if not. */
export const analyticsMailChoices = pgTable('analytics_mail_choices', {
  userId: ownerId().primaryKey(),
  weeklySince: instant(),
  alertsSince: instant(),
})

/** One row per email, stored together with its job, so that no period is mailed twice. */
export const analyticsMails = pgTable(
  'analytics_mails',
  {
    userId: ownerId(),
    kind: text().$type<MailKind>().notNull(),
    /** The last day that the email is about. */
    period: date().notNull(),
    createdAt: instantNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.period] })],
)

/** Today's visitors; emptied every night together with the salt. */
export const analyticsVisitors = pgTable(
  'analytics_visitors',
  { day: date().notNull(), visitor: text().notNull(), hour: instant() },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
)

export const analyticsSalts = pgTable('analytics_salts', {
  day: date().primaryKey(),
  salt: text().notNull(),
})

/** Read by the reports; the roll-up adds to it. Kept indefinitely. */
export const analyticsCounters = pgTable(
  'analytics_counters',
  {
    kind: text().$type<CounterKind>().notNull(),
    grain: text().$type<Grain>().notNull(),
    start: instant().notNull(),
    key: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.grain, table.start, table.key] })],
)
