import { videoLimits } from '../contract/limits.ts'

/** The values of the three controls that set the length, and which of them counts. */
export type Length = { seconds: number; num_frames: number; fps: number; by: 'seconds' | 'frames' }

type Control = 'seconds' | 'num_frames' | 'fps'

/**
 * Keeps seconds and frames in step after one control has changed: the one that was set last counts, and a
 * new frame rate keeps it. A change of any other control leaves the values as they are.
 */
export function chooseLength(before: Length, now: Omit<Length, 'by'>, changed: string): Length {
  if (!isControl(changed)) return { ...now, by: agree(now) ? before.by : 'seconds' }
  if (before[changed] === now[changed]) return { ...now, by: before.by }
  const by = changed === 'fps' ? before.by : changed === 'seconds' ? 'seconds' : 'frames'
  return by === 'seconds' ? { ...now, num_frames: nearestFrames(now), by } : { ...now, ...asSeconds(now), by }
}

/** What the request says about its length: frames where they express it, otherwise seconds. */
export const lengthFields = (length: Omit<Length, 'by'>) =>
  agree(length) ? { num_frames: length.num_frames } : { seconds: length.seconds }

/** The controls' values for a video of so many frames. */
export function lengthOf({ num_frames: frames, fps }: { num_frames: number; fps: number }): Length {
  const { seconds } = asSeconds({ num_frames: frames, fps })
  const length = { seconds, num_frames: nearestFrames({ seconds, fps }), fps }
  return { ...length, by: agree(length) ? 'frames' : 'seconds' }
}

/** The frames that the video will have. */
export const framesOfLength = (length: Omit<Length, 'by'>) =>
  agree(length) ? length.num_frames : Math.round(length.seconds * length.fps)

const isControl = (name: string): name is Control =>
  name === 'seconds' || name === 'num_frames' || name === 'fps'

const asSeconds = ({ num_frames: frames, fps }: { num_frames: number; fps: number }) => ({
  seconds: Math.round((frames / fps) * 10) / 10,
})

const agree = (length: Omit<Length, 'by'>) => asSeconds(length).seconds === length.seconds

function nearestFrames({ seconds, fps }: { seconds: number; fps: number }): number {
  const { least, most, step } = videoLimits.frames
  return Math.min(most, Math.max(least, Math.round((seconds * fps) / step) * step))
}
