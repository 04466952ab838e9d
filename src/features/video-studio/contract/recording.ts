import { z } from 'zod'

export const recordingLimits = {
  seconds: 120,
  /** Two minutes at 48 kHz and 16 bits, and the file's header. */
  bytes: 120 * 48_000 * 2 + 1024,
  perUser: 200,
  /** One for each line of a film. */
  perVideo: 80,
} as const

export const recordingMessages = {
  kind: 'We can’t read this recording. Please record it again.',
  tooLong: `A recording can have up to ${recordingLimits.seconds} seconds. Please record it line by line.`,
  silent: 'We can’t hear anything in this recording. Please check your microphone and record it again.',
  tooMany: `You have ${recordingLimits.perUser} recordings. Please delete some first.`,
  unknown: 'We can’t find that recording.',
  missing: 'Please record your voice first.',
} as const

export const Recording = z.object({
  id: z.string(),
  url: z.string(),
  seconds: z.number(),
  /** In bytes. */
  size: z.number(),
  created_at: z.string(),
})
export type Recording = z.infer<typeof Recording>

export const RecordingList = z.object({ items: z.array(Recording) })
