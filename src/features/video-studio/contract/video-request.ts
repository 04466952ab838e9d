import { z } from 'zod'

import { boundedText, lineOfText } from '#platform/common/text.ts'
import {
  frameRates,
  orientations,
  resolutions,
  videoDefaults,
  videoShapes,
  videoStyles,
  videoVoices,
} from './choices.ts'
import { videoLimits } from './limits.ts'
import { videoMessages } from './messages.ts'
import { photoLimits, photoMessages } from './photo.ts'
import { recordingLimits } from './recording.ts'

const { frames, seconds, seedImage, script } = videoLimits

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
    .optional()
    .describe(
      `The length in frames. Without it and \`seconds\`: ${videoDefaults.num_frames}, or as long as the script takes to speak.`,
    ),
  seconds: z
    .number({ error: videoMessages.seconds })
    .min(seconds.least, { error: videoMessages.seconds })
    .max(seconds.most, { error: videoMessages.seconds })
    .optional()
    .describe(
      `The length in seconds, used instead of \`num_frames\`. \`limits\` of the list of videos says how long the configured service can go.`,
    ),
  fps: z
    .literal(frameRates, { error: videoMessages.fps })
    .default(videoDefaults.fps)
    .describe(`Frames per second: ${frameRates.join(', ')}.`),
  resolution: z.enum(resolutions, { error: videoMessages.resolution }).default(videoDefaults.resolution),
  orientation: z
    .enum(orientations, { error: videoMessages.orientation })
    .optional()
    .describe(`Without it and \`shape\`: ${videoDefaults.orientation}, or portrait for a script.`),
  shape: z
    .enum(videoShapes, { error: videoMessages.shape })
    .optional()
    .describe('Width to height, used instead of `orientation`.'),
  sound: z
    .boolean({ error: videoMessages.sound })
    .optional()
    .describe('Background music, from the built-in renderer only. Without it: only for a script.'),
  style: z
    .enum(videoStyles, { error: videoMessages.style })
    .nullable()
    .default(null)
    .describe('Of the built-in renderer. Without it, the text chooses.'),
  voice: z
    .enum(videoVoices, { error: videoMessages.voice })
    .nullable()
    .default(null)
    .describe('Who speaks in a video of the built-in renderer. Without it: no one.'),
  recordings: z
    .array(z.uuid())
    .max(recordingLimits.perVideo)
    .default([])
    .describe('Your recordings for the voice `recording`: one of everything, or one for each spoken line.'),
  photos: z
    .array(z.uuid())
    .max(photoLimits.perVideo, { error: photoMessages.tooManyInVideo })
    .default([])
    .describe(
      `Your photos for the scenes of the built-in renderer, in their order; ${photoLimits.perVideo} with the starting image.`,
    ),
  /** A data URL. The server checks its content by the first bytes. */
  seed_image: z
    .string({ error: videoMessages.pictureKind })
    .max(longestDataUrl, { error: videoMessages.pictureBytes })
    .refine((address) => /^data:image\/(?:jpeg|jpg|png);base64,/i.test(address), {
      error: videoMessages.pictureKind,
    })
    .nullable()
    .default(null),
  /**
   * 'Render again': reuses the starting image of this earlier video of the same user, if no new one is sent.
   */
  seed_image_of: z.uuid().nullable().default(null),
  script: ScriptToFilm.nullable().default(null),
  script_id: boundedText(script.id)
    .min(1)
    .nullable()
    .default(null)
    .describe('The ID of your script in the script studio, which the video then links to.'),
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
  num_frames: VideoRequest.shape.num_frames.unwrap(),
  seconds: VideoRequest.shape.seconds.unwrap(),
  style: z
    .enum(['', ...videoStyles], { error: videoMessages.style })
    .default('')
    .transform((style) => (style === '' ? null : style)),
  fps: z.coerce.number().pipe(z.literal(frameRates, { error: videoMessages.fps })),
  /** What the video says, if the creator changed it. */
  lines: z.string().optional(),
  seed_image: z.unknown(),
  // A service has no such control.
  photos: z.unknown().optional(),
})
