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
import { generatedId, instantMs, instantMsNow } from '#platform/server/database/columns.ts'
import { ownerId } from '#features/accounts/server.ts'
import type { EngineName, FrameRate, Orientation, Resolution, StoredStatus } from '../contract/choices.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'

export const videos = pgTable(
  'videos',
  {
    id: generatedId(),
    userId: ownerId(),
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
    status: text().$type<StoredStatus>().notNull().default('queued'),
    percent: integer().notNull().default(0),
    stage: text().notNull(),
    error: text(),
    notes: jsonb().$type<string[]>().notNull().default([]),
    engine: text().$type<EngineName>().notNull(),
    /** What the engine calls it. */
    engineReference: text(),
    /** Which claim is the latest, and when its worker was last heard of. */
    worker: uuid(),
    heartbeatAt: timestamp('heard_at', { withTimezone: true, precision: 3 }),
    attempts: integer().notNull().default(0),
    /** How often a service was asked to start it and may have done so, whether or not it answered. */
    paidStarts: integer().notNull().default(0),
    size: bigint({ mode: 'number' }),
    hasPoster: boolean().notNull().default(false),
    /** The claim that stored the files; null for those of earlier versions, which have fixed names. */
    fileClaim: uuid(),
    createdAt: instantMsNow(),
    startedAt: instantMs(),
    finishedAt: instantMs(),
    updatedAt: instantMsNow(),
  },
  (table) => [
    index().on(table.userId, table.createdAt, table.id),
    index().on(table.userId, table.updatedAt),
    index().on(table.status, table.heartbeatAt),
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
    status: text().$type<StoredStatus>().notNull(),
    percent: integer().notNull(),
    stage: text().notNull(),
    reason: text(),
    happenedAt: instantMsNow(),
  },
  (table) => [index().on(table.videoId, table.id)],
)

/** Counted apart from the videos, so that deleting one does not make room for another. */
export const videoDays = pgTable(
  'video_days',
  { userId: ownerId(), day: date().notNull(), started: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** The ids of callbacks that were taken, so that none is taken twice. */
export const videoWebhooks = pgTable('video_webhooks', {
  id: text().primaryKey(),
  receivedAt: instantMsNow(),
})
