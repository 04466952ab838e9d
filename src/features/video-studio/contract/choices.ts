export const resolutions = ['480p', '768p', '1080p'] as const
export type Resolution = (typeof resolutions)[number]

export const frameRates = [24, 30, 60] as const
export type FrameRate = (typeof frameRates)[number]

/** 16:9 and 9:16. */
export const orientations = ['landscape', 'portrait'] as const
export type Orientation = (typeof orientations)[number]

/** The shapes of the feeds that a video is posted to, as width:height. */
export const videoShapes = ['9:16', '1:1', '4:5', '16:9'] as const
export type VideoShape = (typeof videoShapes)[number]

export const shapeOf = (orientation: Orientation): VideoShape =>
  orientation === 'landscape' ? '16:9' : '9:16'

/** The nearest orientation, for services and earlier versions, which know no shapes. */
export const orientationOf = (shape: VideoShape): Orientation => (shape === '16:9' ? 'landscape' : 'portrait')

/** How a video of the built-in renderer looks, moves and sounds. */
export const videoStyles = ['bold', 'paper', 'neon', 'clean', 'sunset', 'signal'] as const
export type VideoStyle = (typeof videoStyles)[number]

/** Who speaks the text: no one, the built-in guide voice, the configured speech service, or the creator. */
export const videoVoices = ['none', 'guide', 'service', 'recording'] as const
export type VideoVoice = (typeof videoVoices)[number]

/** During 'processing', the stage says whether the video is queued or being made. */
export const videoStatuses = ['processing', 'completed', 'failed', 'canceled'] as const
export type VideoStatus = (typeof videoStatuses)[number]

/** The status as stored, which distinguishes a queued video. */
export type StoredStatus = VideoStatus | 'queued'

// A process of an earlier version still reports 'queued'.
export const isUnderWay = (status: VideoStatus) => !['completed', 'failed', 'canceled'].includes(status)

/** Who makes the video: the built-in renderer, Replicate, or the operator's own service. */
export const engineNames = ['embedded', 'replicate', 'http'] as const
export type EngineName = (typeof engineNames)[number]

export const videoDefaults = {
  num_frames: 240,
  fps: 24,
  resolution: '768p',
  orientation: 'landscape',
  sound: false,
} as const

// The shorter side is the resolution. Encoders need even sides.
const longerSides: Record<Resolution, Record<'9:16' | '4:5', number>> = {
  '480p': { '9:16': 854, '4:5': 600 },
  '768p': { '9:16': 1366, '4:5': 960 },
  '1080p': { '9:16': 1920, '4:5': 1350 },
}

/** In pixels. */
export function frameSizeOf(resolution: Resolution, form: VideoShape | Orientation) {
  const shape = form === 'landscape' || form === 'portrait' ? shapeOf(form) : form
  const short = Number.parseInt(resolution, 10)
  switch (shape) {
    case '1:1':
      return { width: short, height: short }
    case '16:9':
      return { width: longerSides[resolution]['9:16'], height: short }
    case '9:16':
    case '4:5':
      return { width: short, height: longerSides[resolution][shape] }
  }
}
