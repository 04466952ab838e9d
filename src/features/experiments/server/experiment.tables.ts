import { sql } from 'drizzle-orm'
import {
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Factor } from '#features/analytics/contract/experiments.ts'
import { generatedId, instant, instantNow } from '#platform/server/database/columns.ts'
import type { ExperimentMetric } from '../contract/experiments.ts'

export const experiments = pgTable(
  'experiments',
  {
    id: generatedId(),
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    factor: text().$type<Factor>().notNull(),
    metric: text().$type<ExperimentMetric>().notNull(),
    /** Parts of 1. */
    smallestEffect: doublePrecision().notNull(),
    /** Parts of 1. */
    expectedRate: doublePrecision().notNull(),
    startedAt: instantNow(),
    startedBy: text().notNull(),
    stoppedAt: instant(),
    /** Events may be a day late, so the days after this one are counted again. */
    countedUntil: date(),
  },
  (table) => [
    uniqueIndex('experiments_one_running')
      .on(sql`(stopped_at is null)`)
      .where(sql`${table.stoppedAt} is null`),
  ],
)

export const experimentDays = pgTable(
  'experiment_days',
  {
    experimentId: uuid()
      .notNull()
      .references(() => experiments.id),
    day: date().notNull(),
    variant: text().notNull(),
    visits: integer().notNull(),
    conversions: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.experimentId, table.day, table.variant] })],
)
