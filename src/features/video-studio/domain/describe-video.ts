import {
  frameSizeOf,
  shapeOf,
  type EngineName,
  type Orientation,
  type Resolution,
  type VideoShape,
} from '../contract/choices.ts'
import { videoLimits } from '../contract/limits.ts'

/** Seconds, to one decimal. */
export const durationOf = ({ num_frames, fps }: { num_frames: number; fps: number }) =>
  (num_frames / fps).toFixed(1)

/** The first 80 characters as a reader counts them, without splitting an emoji. */
export function previewOf(prompt: string): string {
  const letters = [...new Intl.Segmenter().segment(prompt)]
  if (letters.length <= videoLimits.promptPreview) return prompt
  const kept = letters.slice(0, videoLimits.promptPreview).map(({ segment }) => segment)
  return `${kept.join('')}…`
}

type Sized = { resolution: Resolution; orientation: Orientation; shape?: VideoShape | undefined }

/** An earlier version knows only the orientation. */
export const shapeOfVideo = ({ shape, orientation }: Omit<Sized, 'resolution'>): VideoShape =>
  shape ?? shapeOf(orientation)

export function describeSize(settings: Sized): string {
  const { width, height } = frameSizeOf(settings.resolution, shapeOfVideo(settings))
  return `${width} × ${height}`
}

/** Who made it; the built-in renderer is not an AI model. */
export const engineLabels: Record<EngineName, string> = {
  embedded: 'Built-in renderer',
  replicate: 'Replicate',
  http: 'Video service',
}
