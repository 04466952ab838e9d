import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, instantNow } from '#platform/server/database/columns.ts'
import type { ButtonCategory, EventType } from '../contract/event-types.ts'
import type { EventDetails } from '../domain/normalize-event.ts'
import type { CounterKind, Grain } from '../domain/tally.ts'

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
  },
  (table) => [primaryKey({ columns: [table.happenedAt, table.id] })],
)

/** Current state of each session; deleted two days after its last event. */
export const analyticsSessions = pgTable('analytics_sessions', {
  id: text().primaryKey(),
  startedAt: instant().notNull(),
  seenAt: instant().notNull(),
  views: integer().notNull(),
  lastPage: text(),
  reached: integer().notNull(),
})

/** Today's visitors; emptied every night together with the salt. */
export const analyticsVisitors = pgTable(
  'analytics_visitors',
  { day: date().notNull(), visitor: text().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
)

export const analyticsSalts = pgTable('analytics_salts', {
  day: date().primaryKey(),
  salt: text().notNull(),
})

/** Read by the reports; updated in the same transaction as the events and kept indefinitely. */
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
