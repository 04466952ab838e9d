import type { FileStore } from '#platform/server/files/file-store.ts'
import { composeFilm } from '../../domain/compose-film.ts'
import { EngineError, type VideoOrder } from '../engines/engine.ts'
import { readAll, videoKeys } from '../videos/video-files.ts'
import type { VideoRow } from '../videos/video.store.ts'
import type { Claim } from './claim.store.ts'

/** What the engine is asked for: the request itself, and the film that was planned from it. */
export async function orderOf(
  { files }: { files: FileStore },
  video: VideoRow,
  claim: Claim,
): Promise<VideoOrder> {
  const picture = video.seedImageType
    ? await readAll(files, videoKeys.seedImage(video.id, video.seedImageType))
    : null
  if (picture === undefined) throw new EngineError('picture')
  return {
    claim: claim.worker,
    prompt: video.prompt,
    num_frames: video.numFrames,
    fps: video.fps,
    resolution: video.resolution,
    orientation: video.orientation,
    picture,
    pictureType: video.seedImageType,
    narration: null,
    ...composeFilm(filmRequestOf(video)),
  }
}

const filmRequestOf = (video: VideoRow) => ({
  prompt: video.prompt,
  num_frames: video.numFrames,
  fps: video.fps,
  resolution: video.resolution,
  orientation: video.orientation,
  shape: video.shape,
  style: video.style,
  voice: video.voice,
  sound: video.sound,
  script: video.script,
  handle: video.handle,
  call_to_action: video.callToAction,
})
