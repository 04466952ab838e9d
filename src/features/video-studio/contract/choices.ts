export const resolutions = ['480p', '768p', '1080p'] as const
export type Resolution = (typeof resolutions)[number]

export const frameRates = [24, 30, 60] as const
export type FrameRate = (typeof frameRates)[number]

/** 16:9 and 9:16. */
export const orientations = ['landscape', 'portrait'] as const
export type Orientation = (typeof orientations)[number]

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

const landscape: Record<Resolution, { width: number; height: number }> = {
  '480p': { width: 854, height: 480 },
  '768p': { width: 1366, height: 768 },
  '1080p': { width: 1920, height: 1080 },
}

/** In pixels: the resolution is the shorter side. */
export function frameSizeOf(resolution: Resolution, orientation: Orientation) {
  const { width, height } = landscape[resolution]
  return orientation === 'landscape' ? { width, height } : { width: height, height: width }
}
