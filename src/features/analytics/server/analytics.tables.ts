import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ButtonCategory, EventType } from '../contract/event-types.ts'
import type { EventDetails } from '../domain/normalize-event.ts'
import type { CounterKind, Grain } from '../domain/tally.ts'

/**
 * One row for each event, in one partition for each day, which the migration writes by hand. The time is part of the key,
 * because a partition can only watch over its own: an event that is sent again carries the same time.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** Made in the browser: an event that arrives twice is stored once. */
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
    /** By the clock of the browser. */
    happenedAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    details: jsonb().$type<EventDetails>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.happenedAt, table.id] })],
)

/** Where each visit stands; forgotten two days after its last event. */
export const analyticsSessions = pgTable('analytics_sessions', {
  id: text().primaryKey(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  seenAt: timestamp({ withTimezone: true }).notNull(),
  views: integer().notNull(),
  lastPage: text(),
  reached: integer().notNull(),
})

/** Who was here today; emptied every night together with the salt. */
export const analyticsVisitors = pgTable(
  'analytics_visitors',
  { day: date().notNull(), visitor: text().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.visitor] })],
)

export const analyticsSalts = pgTable('analytics_salts', {
  day: date().primaryKey(),
  salt: text().notNull(),
})

/** What the reports read: kept as events arrive, in the same transaction, and for good. */
export const analyticsCounters = pgTable(
  'analytics_counters',
  {
    kind: text().$type<CounterKind>().notNull(),
    grain: text().$type<Grain>().notNull(),
    start: timestamp({ withTimezone: true }).notNull(),
    key: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.grain, table.start, table.key] })],
)
