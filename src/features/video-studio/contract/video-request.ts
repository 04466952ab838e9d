import { z } from 'zod'

import { boundedText, lineOfText } from '#platform/common/text.ts'
import { frameRates, orientations, resolutions, videoDefaults } from './choices.ts'
import { videoLimits } from './limits.ts'
import { videoMessages } from './messages.ts'

const { frames, seedImage, script } = videoLimits

/** The length of a picture of this size as a data URL. */
const longestDataUrl = Math.ceil(seedImage.bytes / 3) * 4 + 100

const line = boundedText(script.line).trim()

/** 'Make a video from this script': the source of the scenes instead of the prompt. */
export const ScriptToFilm = z.object({
  title: boundedText(script.title).trim().default(''),
  hook: line.default(''),
  script_parts: z.array(line).min(1).max(script.parts),
  visual_cues: z.array(line).max(script.parts).default([]),
})
export type ScriptToFilm = z.output<typeof ScriptToFilm>

/** The schema of the form and of the server. Only the prompt is required. */
export const VideoRequest = z.object({
  prompt: boundedText(videoLimits.prompt, videoMessages.promptMissing)
    .trim()
    .min(1, { error: videoMessages.promptMissing }),
  num_frames: z
    .int({ error: videoMessages.frames })
    .min(frames.least, { error: videoMessages.frames })
    .max(frames.most, { error: videoMessages.frames })
    .multipleOf(frames.step, { error: videoMessages.frames })
    .default(videoDefaults.num_frames),
  fps: z
    .union(
      frameRates.map((rate) => z.literal(rate)),
      { error: videoMessages.fps },
    )
    .default(videoDefaults.fps),
  resolution: z.enum(resolutions, { error: videoMessages.resolution }).default(videoDefaults.resolution),
  orientation: z.enum(orientations, { error: videoMessages.orientation }).default(videoDefaults.orientation),
  /** Soft background music, from the built-in renderer only. */
  sound: z.boolean({ error: videoMessages.sound }).default(videoDefaults.sound),
  /** A data URL. The server checks its content by the first bytes. */
  seed_image: z
    .string({ error: videoMessages.pictureKind })
    .max(longestDataUrl, { error: videoMessages.pictureBytes })
    .regex(/^data:image\/(?:jpeg|jpg|png);base64,/i, { error: videoMessages.pictureKind })
    .nullable()
    .default(null),
  /**
   * 'Render again': reuses the starting image of this earlier video of the same user, if no new one is sent.
   */
  seed_image_of: z.uuid().nullable().default(null),
  script: ScriptToFilm.nullable().default(null),
  /** The built-in renderer instead of the configured service. */
  engine: z.literal('embedded', { error: videoMessages.engine }).nullable().default(null),
  /** For the end card: the creator's handle and call to action. */
  handle: lineOfText(videoLimits.handle).trim().default(''),
  call_to_action: lineOfText(videoLimits.callToAction).trim().default(''),
})
export type VideoRequest = z.output<typeof VideoRequest>
export type VideoRequestInput = z.input<typeof VideoRequest>

/**
 * The request as the form's controls hold it: a select has text, and a file control only the name of a file.
 */
export const VideoForm = VideoRequest.extend({
  fps: z.coerce.number().pipe(VideoRequest.shape.fps.unwrap()),
  seed_image: z.unknown(),
})
