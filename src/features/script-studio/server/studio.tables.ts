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
import type { CaptionPlatform, IdeaField, ScheduleStatus } from '../contract/choices.ts'
import type { Source, WritingState } from '../contract/idea.ts'
import type { CustomIdeaInput, PartialScript, ScriptList } from '../contract/script.ts'
import type { IdeaPlan } from '../domain/writing/structures.ts'

/** Includes the original line, so that a mark on a changed line is ignored. */
export type StoredMark = { list: ScriptList; index: number; reason: string; line: string }

/** The same for a text of the idea. */
export type StoredIdeaMark = { field: IdeaField; reason: string; text: string }

/** Generations from before findings could be accepted have only a title and a URL. */
export type StoredSource = Pick<Source, 'title' | 'url'> & Partial<Source>

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

/** Each request to a model: three ideas, or a script for a custom idea. */
export const generations = pgTable(
  'generations',
  {
    id: generatedId(),
    userId: ownerId(),
    kind: text().$type<'ideas' | 'custom'>().notNull(),
    state: text().$type<WritingState>().notNull().default('writing'),
    presetId: uuid().references(() => presets.id, { onDelete: 'set null' }),
    /** The name at the time; the preset may be renamed or deleted. */
    presetName: text(),
    composer: text().notNull(),
    promptVersion: text().notNull(),
    seed: integer().notNull(),
    usedWebSearch: boolean().notNull().default(false),
    sources: jsonb().$type<StoredSource[]>().notNull().default([]),
    searchQueries: jsonb().$type<string[]>().notNull().default([]),
    /** Groups what was accepted together in 'Plan my week'. */
    weekPlanId: uuid(),
    createdAt: instantMsNow(),
  },
  (table) => [
    index().on(table.userId, table.createdAt, table.id),
    index().on(table.presetId),
    index().on(table.weekPlanId),
  ],
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
    /** The creator's description of a custom idea. */
    request: jsonb().$type<CustomIdeaInput>(),
    /** The structure and notes that the script is based on. */
    plan: jsonb().$type<IdeaPlan>(),
    script: jsonb().$type<PartialScript>(),
    marks: jsonb().$type<StoredMark[]>().notNull().default([]),
    ideaMarks: jsonb().$type<StoredIdeaMark[]>().notNull().default([]),
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
    /** A calendar day, not a timestamp: the same in every time zone. */
    scheduledDate: date({ mode: 'string' }).notNull(),
    script: jsonb().$type<PartialScript>().notNull(),
    selectedHook: integer().notNull(),
    status: text().$type<ScheduleStatus>().notNull().default('draft'),
    /** Where it will be posted, if chosen. */
    platform: text().$type<CaptionPlatform>(),
    createdAt: instantMsNow(),
    updatedAt: instantMsNow(),
  },
  (table) => [
    // Two tabs that schedule one idea for one day create one entry.
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

/** The name in the private URL of a calendar; the URL also has a signature that is not stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: ownerId().primaryKey(),
  name: uuid().notNull().unique(),
  createdAt: instantMsNow(),
})

/**
 * The number of paid generations of a client (by keyed hash), or of all users, per UTC day; under `videos`,
 * the paid videos of all users.
 */
export const dailySpending = pgTable(
  'daily_spending',
  { spender: text().notNull(), day: date({ mode: 'string' }).notNull(), used: integer().notNull() },
  (table) => [primaryKey({ columns: [table.spender, table.day] })],
)

/** The number of generations of a user per UTC day. */
export const dailyUsage = pgTable(
  'daily_usage',
  { userId: ownerId(), day: date({ mode: 'string' }).notNull(), used: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)
