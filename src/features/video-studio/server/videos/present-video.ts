import {
  frameRates,
  resolutions,
  shapeOf,
  videoVoices,
  type EngineName,
  type StoredStatus,
  type VideoStatus,
} from '../../contract/choices.ts'
import { engineLimits, videoLimits } from '../../contract/limits.ts'
import { photoLimits } from '../../contract/photo.ts'
import { videoPaths } from '../../contract/paths.ts'
import type { Video, VideoOptions } from '../../contract/video.ts'
import type { listTransitions, VideoRow } from './video.store.ts'

export function presentVideo(row: VideoRow): Video {
  const isReady = row.status === 'completed'
  return {
    prediction_id: row.id,
    status: presentStatus(row.status),
    video_url: isReady ? videoPaths.file(row.id) : null,
    poster_url: isReady && row.hasPoster ? videoPaths.poster(row.id) : null,
    prompt: row.prompt,
    settings: {
      resolution: row.resolution,
      num_frames: row.numFrames,
      fps: row.fps,
      orientation: row.orientation,
      shape: row.shape ?? shapeOf(row.orientation),
      style: row.style,
      voice: row.voice,
      recordings: row.recordings,
      photos: row.photos,
      has_seed_image: row.seedImageType !== null,
      sound: row.sound,
    },
    error: row.error,
    percent: row.percent,
    stage: row.stage,
    engine: row.engine,
    notes: row.notes,
    script: row.script,
    script_id: row.scriptId,
    handle: row.handle,
    call_to_action: row.callToAction,
    size: row.size,
    subtitles:
      isReady && row.captions
        ? { srt: videoPaths.subtitles(row.id, 'srt'), vtt: videoPaths.subtitles(row.id, 'vtt') }
        : null,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  }
}

/** What a video of this engine may ask for. */
export function presentLimits(engine: EngineName, hasSpeech: boolean): VideoOptions {
  const { seconds, shapes, hasSound, styles } = engineLimits[engine]
  return {
    seconds,
    frames: videoLimits.frames,
    fps: [...frameRates],
    resolutions: [...resolutions],
    shapes: [...shapes],
    sound: hasSound,
    styles: [...styles],
    photos: engine === 'embedded' ? photoLimits.perVideo : 0,
    voices: engine === 'embedded' ? videoVoices.filter((voice) => voice !== 'service' || hasSpeech) : [],
  }
}

/** The stage says whether it is queued or in progress. */
const presentStatus = (status: StoredStatus): VideoStatus => (status === 'queued' ? 'processing' : status)

type TransitionRow = Awaited<ReturnType<typeof listTransitions>>[number]

export const presentTransition = ({ status, percent, stage, reason, happenedAt }: TransitionRow) => ({
  status: presentStatus(status),
  percent,
  stage,
  reason,
  at: happenedAt.toISOString(),
})
