import { frameSizeOf } from '../../contract/choices.ts'
import { videoLimits } from '../../contract/limits.ts'
import { composeFilm } from '../../domain/compose-film.ts'
import { fitToVoice } from '../../domain/fit-to-voice.ts'
import type { Narration } from '../../film/captions/join-lines.ts'
import { composeFilm as planFilm, filmLimits } from '../../film/compose-film.ts'
import { EngineError, type VideoEngine, type VideoOrder } from '../engines/engine.ts'
import { readAll, videoKeys } from '../videos/video-files.ts'
import type { VideoRow } from '../videos/video.store.ts'
import { narrate, speechName } from '../voice/narrate.ts'
import { changeClaimed, type Claim } from './claim.store.ts'
import { ClaimEnded } from './claim.ts'
import { persist } from './persist.ts'
import type { Timings, WorkerDeps } from './video-job.ts'

type Deps = Pick<WorkerDeps, 'files' | 'speech' | 'log' | 'database'> & {
  timings: Timings
  claim: Claim
  engine: VideoEngine
  video: VideoRow
}

/** What the engine is asked for: the request itself, the film that was planned from it, and its voice. */
export async function orderOf(deps: Deps, signal: AbortSignal): Promise<VideoOrder> {
  const { files, claim, video, engine } = deps
  const picture = video.seedImageType
    ? await readAll(files, videoKeys.seedImage(video.id, video.seedImageType))
    : null
  if (picture === undefined) throw new EngineError('picture')
  const hasVoice = engine.name === 'embedded' && video.voice !== null && video.voice !== 'none'
  const voice = hasVoice ? await giveVoice(deps, signal) : { narration: null, notes: [] }
  const { film, notes } = composeFor(video, voice.narration)
  return {
    claim: claim.worker,
    prompt: video.prompt,
    num_frames: video.numFrames,
    fps: video.fps,
    resolution: video.resolution,
    orientation: video.orientation,
    picture,
    pictureType: video.seedImageType,
    film,
    narration: voice.narration,
    notes: [...voice.notes, ...notes],
  }
}

/** The files of paid speech are named in the row before they exist, so that they are deleted with it. */
async function giveVoice(deps: Deps, signal: AbortSignal) {
  const { video, speech, database, timings, claim } = deps
  const lines = linesToSay(video)
  if (video.voice === 'service' && speech) {
    const speechFiles = [...new Set([...video.speechFiles, ...lines.map(speechName)])]
    const kept = await persist(timings.retryMs, () => changeClaimed(database.db, claim, { speechFiles }))
    if (!kept) throw new ClaimEnded('lost')
  }
  return narrate(deps, video, lines, signal)
}

/** The lines that fit the chosen time. */
const linesToSay = ({
  prompt,
  script,
  numFrames,
  fps,
  resolution,
  orientation,
  handle,
  callToAction,
}: VideoRow) =>
  planFilm({
    prompt,
    script,
    seconds: numFrames / fps,
    fps,
    ...frameSizeOf(resolution, orientation),
    style: null,
    handle,
    call: callToAction,
  }).lines

const tailSeconds = 0.5

/** With a voice, the film shows what is said and lasts as long. */
function composeFor(video: VideoRow, narration: Narration | null) {
  const request = filmRequestOf(video)
  if (!narration) return composeFilm(request)
  const [hook = '', ...parts] = narration.lines.map(({ text }) => text)
  const end = narration.lines.at(-1)!.end
  const hasEnd = request.handle !== '' || request.call_to_action !== ''
  const seconds = Math.min(videoLimits.seconds.most, end + (hasEnd ? filmLimits.endCard : tailSeconds))
  const script = { title: '', hook, script_parts: parts, visual_cues: [] }
  const composed = composeFilm({ ...request, num_frames: Math.ceil(seconds * video.fps), script })
  return { ...composed, film: fitToVoice(composed.film, narration.lines) }
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
