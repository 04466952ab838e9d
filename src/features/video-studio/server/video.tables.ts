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
import type {
  EngineName,
  FrameRate,
  Orientation,
  Resolution,
  StoredStatus,
  VideoShape,
  VideoStyle,
  VideoVoice,
} from '../contract/choices.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import type { SpokenLine } from '../film/captions/spoken.ts'

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
    /** Null in rows of earlier versions, which knew only the orientation. */
    shape: text().$type<VideoShape>(),
    style: text().$type<VideoStyle>(),
    voice: text().$type<VideoVoice>(),
    /** For the voice 'recording': one of everything, or one for each line. */
    recordings: jsonb().$type<string[]>().notNull().default([]),
    /** Shown after the starting image, in this order. */
    photos: jsonb().$type<string[]>().notNull().default([]),
    /** The names of lines that a speech service may have spoken. */
    speechFiles: jsonb().$type<string[]>().notNull().default([]),
    /** What is said; null until the film is planned and for videos of services. */
    captions: jsonb().$type<SpokenLine[]>(),
    sound: boolean().notNull().default(false),
    seedImageType: text().$type<'image/jpeg' | 'image/png'>(),
    script: jsonb().$type<ScriptToFilm>(),
    /** Not a reference, because the script studio owns its scripts and may delete them. */
    scriptId: text(),
    handle: text().notNull(),
    callToAction: text().notNull(),
    status: text().$type<StoredStatus>().notNull().default('queued'),
    percent: integer().notNull().default(0),
    stage: text().notNull(),
    error: text(),
    notes: jsonb().$type<string[]>().notNull().default([]),
    engine: text().$type<EngineName>().notNull(),
    /** The engine's ID of the video. */
    engineReference: text(),
    /** The latest claim, and its last heartbeat. */
    worker: uuid(),
    heartbeatAt: timestamp('heard_at', { withTimezone: true, precision: 3 }),
    attempts: integer().notNull().default(0),
    /** How often a service may have started it, with or without a response. */
    paidStarts: integer().notNull().default(0),
    size: bigint({ mode: 'number' }),
    hasPoster: boolean().notNull().default(false),
    /** The claim that stored the files; null for earlier versions, which used fixed names. */
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

/** A creator's voice; the sound is in the file store. */
export const recordings = pgTable(
  'recordings',
  {
    id: generatedId(),
    userId: ownerId(),
    milliseconds: integer().notNull(),
    size: integer().notNull(),
    createdAt: instantMsNow(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
)

/** A creator's photo; the picture is in the file store. */
export const photos = pgTable(
  'photos',
  {
    id: generatedId(),
    userId: ownerId(),
    type: text().$type<'image/jpeg' | 'image/png'>().notNull(),
    size: integer().notNull(),
    createdAt: instantMsNow(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
)

/** Every change of a video's status and stage. */
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

/** Counted separately from the videos, so that deleting one does not free quota. */
export const videoDays = pgTable(
  'video_days',
  { userId: ownerId(), day: date().notNull(), started: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** The IDs of accepted callbacks, so that none is handled twice. */
export const videoWebhooks = pgTable('video_webhooks', {
  id: text().primaryKey(),
  receivedAt: instantMsNow(),
})
