import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { EventDetails } from '../domain/arrange-event.ts'

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** Made in the browser: an event that arrives twice is stored once. */
    id: uuid().primaryKey(),
    type: text().notNull(),
    sessionId: text().notNull(),
    page: text().notNull(),
    variant: text(),
    stepNumber: integer(),
    role: text(),
    tabName: text(),
    /** By the clock of the browser. */
    happenedAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    details: jsonb().$type<EventDetails>().notNull(),
  },
  (table) => [index().on(table.receivedAt), index().on(table.type, table.receivedAt)],
)
