import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { generatedId, instantMsNow } from '#platform/server/database/columns.ts'
import { ownerId } from '#features/accounts/server.ts'
import type { CaptionPlatform } from '../contract/choices.ts'
import type { Source, WritingState } from '../contract/idea.ts'
import type { CustomIdeaInput, PartialScript } from '../contract/script.ts'
import type { LineMark } from '../contract/answers.ts'
import type { IdeaPlan } from '../domain/writing/structures.ts'

/** With the line as it was: a mark on a line that has changed since counts no more. */
export type StoredMark = LineMark & { line: string }

export const presets = pgTable(
  'presets',
  {
    id: generatedId(),
    userId: ownerId(),
    name: text().notNull(),
    description: text().notNull(),
    tone: text().notNull(),
    topics: text().notNull(),
    videoLength: text().notNull(),
    specificInstructions: text().notNull(),
    enableWebSearch: boolean().notNull(),
    createdAt: instantMsNow(),
    updatedAt: instantMsNow(),
  },
  (table) => [uniqueIndex('presets_name').on(table.userId, sql`lower(${table.name})`)],
)

/** Each time something was asked of a model: three ideas, or a script for an idea of one's own. */
export const generations = pgTable(
  'generations',
  {
    id: generatedId(),
    userId: ownerId(),
    kind: text().$type<'ideas' | 'custom'>().notNull(),
    state: text().$type<WritingState>().notNull().default('writing'),
    presetId: uuid().references(() => presets.id, { onDelete: 'set null' }),
    /** As it was called then; the preset may be renamed or gone. */
    presetName: text(),
    composer: text().notNull(),
    promptVersion: text().notNull(),
    seed: integer().notNull(),
    usedWebSearch: boolean().notNull().default(false),
    sources: jsonb().$type<Source[]>().notNull().default([]),
    searchQueries: jsonb().$type<string[]>().notNull().default([]),
    createdAt: instantMsNow(),
  },
  (table) => [index().on(table.userId, table.createdAt, table.id), index().on(table.presetId)],
)

export const contentIdeas = pgTable(
  'content_ideas',
  {
    id: text().primaryKey(),
    userId: ownerId(),
    generationId: uuid()
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    hookType: text().notNull(),
    targetAudience: text().notNull(),
    whyItWorks: text().notNull(),
    videoLength: text().notNull(),
    /** What the creator asked for, when the idea is their own. */
    request: jsonb().$type<CustomIdeaInput>(),
    /** The structure and the notes that the script is written from. */
    plan: jsonb().$type<IdeaPlan>(),
    script: jsonb().$type<PartialScript>(),
    marks: jsonb().$type<StoredMark[]>().notNull().default([]),
    scriptState: text().$type<WritingState>().notNull().default('none'),
    scriptComposer: text(),
    scriptPromptVersion: text(),
    scriptSeed: integer(),
    selectedHook: integer(),
    createdAt: instantMsNow(),
    updatedAt: instantMsNow(),
  },
  (table) => [index().on(table.userId), unique().on(table.generationId, table.position)],
)

export const scheduledContent = pgTable(
  'scheduled_content',
  {
    id: generatedId(),
    userId: ownerId(),
    ideaId: text().references(() => contentIdeas.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** A day of the calendar, not a moment: the same in every time zone. */
    scheduledDate: date({ mode: 'string' }).notNull(),
    script: jsonb().$type<PartialScript>().notNull(),
    selectedHook: integer().notNull(),
    createdAt: instantMsNow(),
    updatedAt: instantMsNow(),
  },
  (table) => [
    // Two tabs that schedule one idea for one day make one entry.
    unique('scheduled_content_once').on(table.ideaId, table.scheduledDate),
    index().on(table.userId, table.scheduledDate),
  ],
)

export const captions = pgTable(
  'captions',
  {
    scheduledId: uuid().notNull(),
    platform: text().$type<CaptionPlatform>().notNull(),
    userId: ownerId(),
    text: text().notNull(),
    composer: text().notNull(),
    promptVersion: text().notNull(),
    createdAt: instantMsNow(),
    updatedAt: instantMsNow(),
  },
  (table) => [
    primaryKey({ columns: [table.scheduledId, table.platform] }),
    foreignKey({ columns: [table.scheduledId], foreignColumns: [scheduledContent.id] }).onDelete('cascade'),
    index().on(table.userId),
  ],
)

/** The name in the private address of a calendar; the address also holds a signature that is not stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: ownerId().primaryKey(),
  name: uuid().notNull().unique(),
  createdAt: instantMsNow(),
})

/**
 * How many paid generations a client (by a keyed hash) or everybody together has had on one day, counted by UTC; under `videos`,
 * how many paid videos everybody has started.
 */
export const dailySpending = pgTable(
  'daily_spending',
  { spender: text().notNull(), day: date({ mode: 'string' }).notNull(), used: integer().notNull() },
  (table) => [primaryKey({ columns: [table.spender, table.day] })],
)

/** How many generations a user has had on one day, counted by UTC. */
export const dailyUsage = pgTable(
  'daily_usage',
  { userId: ownerId(), day: date({ mode: 'string' }).notNull(), used: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)
