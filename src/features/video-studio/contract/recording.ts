import { z } from 'zod'

export const recordingLimits = {
  seconds: 120,
  /** Two minutes at 48 kHz and 16 bits, and the file's header. */
  bytes: 120 * 48_000 * 2 + 1024,
  perUser: 200,
  /** One for each line of a film. */
  perVideo: 80,
  /** All of a video together, because they are in memory at the same time. */
  minutesPerVideo: 10,
} as const

export const recordingMessages = {
  kind: 'We can’t read this recording. Please record it again.',
  tooLong: `A recording can have up to ${recordingLimits.seconds} seconds. Please record it line by line.`,
  tooLongTogether: `The recordings of a video can have up to ${recordingLimits.minutesPerVideo} minutes together. Please shorten the text and record it again.`,
  silent: 'We can’t hear anything in this recording. Please check your microphone and record it again.',
  tooMany: `You have ${recordingLimits.perUser} recordings. Please delete some on the Video Generator page first.`,
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

export const voiceTexts = {
  label: 'Voice',
  subtitles: 'Subtitles',
  choices: {
    none: { label: 'No voice' },
    guide: {
      label: 'Guide voice',
      hint: 'A simple built-in voice for timing and rough cuts. English only.',
    },
    service: { label: 'Speech service', hint: 'A voice made by the speech service of this site.' },
    recording: { label: 'Your voice', hint: 'Record it here, line by line or all at once.' },
  },
} as const

/** The texts of the recorder. */
export const recordingTexts = {
  title: 'Record your voice',
  text: 'Text to read aloud',
  byLine: 'Line by line',
  whole: 'All at once',
  readAll: 'Read everything, with a short pause after each line.',
  line: (number: number, count: number) => `Line ${number} of ${count}`,
  record: 'Record',
  again: 'Record again',
  stop: 'Stop',
  play: 'Play',
  previous: 'Previous line',
  next: 'Next line',
  asking: 'Waiting for permission',
  reading: 'Saving',
  recording: 'Recording. Read the text aloud, then choose Stop.',
  taken: (seconds: number) => `Recorded: ${seconds.toFixed(1)} s. Silence at both ends is cut off.`,
  notYet: 'Nothing recorded yet.',
  progress: (recorded: number, count: number) => `${recorded} of ${count} lines recorded.`,
  refused:
    'Your browser doesn’t let this page use the microphone. Allow it in the address bar, then choose Record again.',
  noMicrophone: 'We can’t find a microphone. Connect one, then choose Record again.',
  busy: 'Another app is using the microphone. Close it, then choose Record again.',
  unsupported: 'This browser can’t record here. Please use a current browser and a secure (https) address.',
  failed: 'The recording didn’t work. Please try again.',
  notLoaded: 'The recorder couldn’t be loaded. Please reload the page.',
} as const
