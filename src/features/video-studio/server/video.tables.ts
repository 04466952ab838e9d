import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#features/accounts/server.ts'
import type { EngineName, FrameRate, Orientation, Resolution, VideoStatus } from '../contract/choices.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'

// Milliseconds, as JavaScript counts: a page of the list begins exactly where the one before it ended.
const moment = () => timestamp({ withTimezone: true, precision: 3 })

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const videos = pgTable(
  'videos',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    prompt: text().notNull(),
    numFrames: integer().notNull(),
    fps: integer().$type<FrameRate>().notNull(),
    resolution: text().$type<Resolution>().notNull(),
    orientation: text().$type<Orientation>().notNull(),
    sound: boolean().notNull().default(false),
    seedImageType: text().$type<'image/jpeg' | 'image/png'>(),
    script: jsonb().$type<ScriptToFilm>(),
    handle: text().notNull(),
    callToAction: text().notNull(),
    status: text().$type<VideoStatus>().notNull().default('queued'),
    percent: integer().notNull().default(0),
    stage: text().notNull(),
    error: text(),
    notes: jsonb().$type<string[]>().notNull().default([]),
    engine: text().$type<EngineName>().notNull(),
    /** What the engine calls it. */
    engineReference: text(),
    /** Which attempt is at work on it, and when that was last heard of. */
    worker: uuid(),
    heardAt: moment(),
    attempts: integer().notNull().default(0),
    size: bigint({ mode: 'number' }),
    hasPoster: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    finishedAt: moment(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.userId, table.createdAt, table.id),
    index().on(table.userId, table.updatedAt),
    index().on(table.status, table.heardAt),
  ],
)

/** Every move of a video from state to state and from stage to stage. */
export const videoTransitions = pgTable(
  'video_transitions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    status: text().$type<VideoStatus>().notNull(),
    percent: integer().notNull(),
    stage: text().notNull(),
    reason: text(),
    happenedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.videoId, table.id)],
)

/** Counted apart from the videos, so that deleting one does not make room for another. */
export const videoDays = pgTable(
  'video_days',
  { userId: userId(), day: date().notNull(), started: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** The ids of callbacks that were taken, so that none is taken twice. */
export const videoWebhooks = pgTable('video_webhooks', {
  id: text().primaryKey(),
  receivedAt: moment().notNull().defaultNow(),
})
