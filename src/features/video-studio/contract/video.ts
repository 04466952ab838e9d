import { z } from 'zod'
import {
  engineNames,
  frameRates,
  orientations,
  resolutions,
  videoShapes,
  videoStyles,
  videoVoices,
  videoStatuses,
} from './choices.ts'
import { videoLimits } from './limits.ts'
import { ScriptToFilm } from './video-request.ts'

const VideoSettings = z.object({
  resolution: z.enum(resolutions),
  num_frames: z.number(),
  fps: z.literal(frameRates),
  orientation: z.enum(orientations),
  /** Like the style, the voice and the photos, missing from the responses of an earlier version. */
  shape: z.enum(videoShapes).optional(),
  style: z.enum(videoStyles).nullable().optional(),
  voice: z.enum(videoVoices).nullable().optional(),
  recordings: z.array(z.string()).optional(),
  photos: z.array(z.string()).optional(),
  has_seed_image: z.boolean(),
  sound: z.boolean(),
})
export type VideoSettings = z.infer<typeof VideoSettings>

/** The shape of `status` responses, list entries and `VideoEvent`s. */
export const Video = z.object({
  prediction_id: z.string(),
  status: z.enum(videoStatuses),
  /** Null until completed. */
  video_url: z.string().nullable(),
  poster_url: z.string().nullable(),
  prompt: z.string(),
  settings: VideoSettings,
  /** Why there is no video, in plain words; shown by `videoMessages.failed`. */
  error: z.string().nullable(),
  /** 0 to 100. */
  percent: z.number(),
  /** The current step, in a few words. */
  stage: z.string(),
  engine: z.enum(engineNames),
  /** What the creator should know: omitted text, characters that could not be drawn. */
  notes: z.array(z.string()),
  /** For rendering it again with changes. */
  script: ScriptToFilm.nullable(),
  /** The script in the script studio that it was made from. */
  script_id: z.string().nullable().optional(),
  handle: z.string(),
  call_to_action: z.string(),
  /** The file size in bytes. */
  size: z.number().nullable(),
  /** Where its subtitles are; null if nothing is said in it. Missing from an earlier version. */
  subtitles: z.object({ srt: z.string(), vtt: z.string() }).nullable().optional(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
})
export type Video = z.infer<typeof Video>

export const VideoStarted = Video.pick({ prediction_id: true, status: true })
export type VideoStarted = z.infer<typeof VideoStarted>

export const VideoAllowance = z.object({
  at_once: z.number(),
  under_way: z.number(),
  per_day: z.number(),
  today: z.number(),
})
export type VideoAllowance = z.infer<typeof VideoAllowance>

export const VideoQuery = z.object({
  limit: z.coerce.number().int().min(1).max(videoLimits.largestPage).default(videoLimits.pageSize),
  cursor: z.string().max(200).optional(),
})

/** What the next video may ask for. */
const VideoOptions = z.object({
  seconds: z.object({ least: z.number(), most: z.number() }),
  frames: z.object({ least: z.number(), most: z.number(), step: z.number() }),
  fps: z.array(z.number()),
  resolutions: z.array(z.enum(resolutions)),
  shapes: z.array(z.enum(videoShapes)),
  sound: z.boolean(),
  styles: z.array(z.enum(videoStyles)),
  /** Missing from the responses of an earlier version. */
  voices: z.array(z.enum(videoVoices)).optional(),
  /** How many photos; missing from the responses of an earlier version. */
  photos: z.number().optional(),
})
export type VideoOptions = z.infer<typeof VideoOptions>

/** The calendar entry of a script that a video was made from. */
const ScriptEntry = z.object({ script_id: z.string(), scheduled_id: z.string(), day: z.string() })
export type ScriptEntry = z.infer<typeof ScriptEntry>

/** Newest first. */
export const VideoList = z.object({
  items: z.array(Video),
  nextCursor: z.string().nullable(),
  allowance: VideoAllowance,
  /** Who makes the next video. */
  engine: z.enum(engineNames),
  /** The limits of that engine. Like `entries`, missing from the responses of an earlier version. */
  limits: VideoOptions.optional(),
  /** The next calendar entries of the scripts on this page. */
  entries: z.array(ScriptEntry).optional(),
})
export type VideoList = z.infer<typeof VideoList>

/** One status change of a video. */
const VideoTransition = z.object({
  status: z.enum(videoStatuses),
  percent: z.number(),
  stage: z.string(),
  reason: z.string().nullable(),
  at: z.string(),
})

export const VideoDetails = Video.extend({ history: z.array(VideoTransition) })
export type VideoDetails = z.infer<typeof VideoDetails>

/**
 * The `data` of each server-sent event. After `end` (the server stops) the browser reconnects by itself;
 * until then it polls `status`.
 */
export const VideoEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('video'), video: Video }),
  z.object({ type: z.literal('removed'), prediction_id: z.string() }),
  z.object({ type: z.literal('end') }),
])
export type VideoEvent = z.infer<typeof VideoEvent>
