import { orientationOf, shapeOf, videoDefaults, type EngineName } from '../contract/choices.ts'
import { engineLimits, videoLimits } from '../contract/limits.ts'
import { videoMessages } from '../contract/messages.ts'
import type { VideoRequest } from '../contract/video-request.ts'

type Refusal = { ok: false; field: 'seconds' | 'shape'; message: string }

/**
 * Fills in what a request leaves out: for a script and the built-in renderer its speaking time, portrait and
 * sound, otherwise the defaults. Refuses what the engine cannot make.
 */
export function completeRequest(request: VideoRequest, engine: EngineName, neededSeconds: number) {
  const limits = engineLimits[engine]
  const isFromScript = request.script !== null && engine === 'embedded'
  const shape = request.shape ?? shapeOf(request.orientation ?? (isFromScript ? 'portrait' : 'landscape'))
  if (!limits.shapes.includes(shape)) return refuse('shape', videoMessages.shapesOf(limits.shapes))
  const most = engine === 'embedded' ? limits.seconds.most : videoLimits.frames.most / request.fps
  if (request.seconds !== undefined && request.seconds > most)
    return refuse('seconds', videoMessages.secondsOf(most))
  return {
    ok: true as const,
    video: {
      ...request,
      shape,
      orientation: orientationOf(shape),
      num_frames: framesOf(request, engine, neededSeconds),
      sound: limits.hasSound && (request.sound ?? isFromScript),
    },
  }
}

const refuse = (field: Refusal['field'], message: string): Refusal => ({ ok: false, field, message })

function framesOf(request: VideoRequest, engine: EngineName, needed: number): number {
  const { seconds, num_frames: frames, fps, script } = request
  if (seconds !== undefined) return engine === 'embedded' ? Math.round(seconds * fps) : toStep(seconds * fps)
  if (frames !== undefined) return frames
  if (script === null || engine !== 'embedded') return videoDefaults.num_frames
  const { least, most } = videoLimits.seconds
  return Math.min(most, Math.max(least, needed)) * fps
}

/** Services take frames in steps. */
function toStep(frames: number): number {
  const { least, most, step } = videoLimits.frames
  return Math.min(most, Math.max(least, Math.round(frames / step) * step))
}
