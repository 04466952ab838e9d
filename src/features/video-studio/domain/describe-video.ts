import { frameSizeOf, type EngineName, type Orientation, type Resolution } from '../contract/choices.ts'
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

export function describeSize(settings: { resolution: Resolution; orientation: Orientation }): string {
  const { width, height } = frameSizeOf(settings.resolution, settings.orientation)
  return `${width} × ${height}`
}

/** Who made it; the built-in renderer is not an AI model. */
export const engineLabels: Record<EngineName, string> = {
  embedded: 'Built-in renderer',
  replicate: 'Replicate',
  http: 'Video service',
}
