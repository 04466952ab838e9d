import { truncate } from '#platform/common/text.ts'
import { frameSizeOf } from '../../contract/choices.ts'
import { photoMessages } from '../../contract/photo.ts'
import { composeFilm, spokenLines, type ComposedFilm, type FilmInput } from '../../film/compose-film.ts'
import { composeSpoken } from '../../film/compose-spoken.ts'
import { createIconFinder } from '../../film/find-icon.ts'
import iconWords from '../../film/icon-words.json' with { type: 'json' }
import { EngineError, type VideoEngine, type VideoOrder } from '../engines/engine.ts'
import { findPhotos, photoKey } from '../photos/photo.store.ts'
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
  const photos = engine.name === 'embedded' ? await readPhotos(deps) : []
  const input = { ...inputOf(video), photos: (picture ? 1 : 0) + photos.length }
  const { film, notes } = withNotes(composeSpoken(input, voice.narration?.lines ?? null))
  const missing = engine.name === 'embedded' ? video.photos.length - photos.length : 0
  if (missing > 0) notes.push(photoMessages.leftOut(missing))
  return {
    claim: claim.worker,
    prompt: video.prompt,
    num_frames: video.numFrames,
    fps: video.fps,
    resolution: video.resolution,
    orientation: video.orientation,
    picture,
    pictureType: video.seedImageType,
    photos,
    film,
    narration: voice.narration,
    notes: [...voice.notes, ...notes],
  }
}

/** A photo that was deleted meanwhile is left out. */
async function readPhotos({ database, files, video }: Deps): Promise<Uint8Array[]> {
  const own = await findPhotos(database.db, video.userId, video.photos)
  const photos: Uint8Array[] = []
  for (const id of video.photos) {
    const photo = own.find((each) => each.id === id)
    const bytes = photo && (await readAll(files, photoKey(photo)))
    if (bytes) photos.push(bytes)
  }
  return photos
}

/** The files of paid speech are named in the row before they exist, so that they are deleted with it. */
async function giveVoice(deps: Deps, signal: AbortSignal) {
  const { video, speech, database, timings, claim } = deps
  // What was recorded is played, however long it takes.
  const lines = video.voice === 'recording' ? spokenLines(video) : composeFilm(inputOf(video)).lines
  if (video.voice === 'service' && speech) {
    const speechFiles = [...new Set([...video.speechFiles, ...lines.map(speechName)])]
    const kept = await persist(timings.retryMs, () => changeClaimed(database.db, claim, { speechFiles }))
    if (!kept) throw new ClaimEnded('lost')
  }
  return narrate(deps, video, lines, signal)
}

const findIcon = createIconFinder(iconWords)

/** A video of an earlier version has no shape and no style. */
const inputOf = (video: VideoRow): FilmInput => ({
  ...frameSizeOf(video.resolution, video.shape ?? video.orientation),
  prompt: video.prompt,
  script: video.script,
  seconds: video.numFrames / video.fps,
  fps: video.fps,
  style: video.style,
  sound: video.sound,
  handle: video.handle,
  call: video.callToAction,
  findIcon,
})

const longestQuote = 400

function withNotes({ film, leftOut, directions }: ComposedFilm) {
  const notes: string[] = []
  if (leftOut.length > 0) {
    const text = leftOut.join(' · ')
    const quote = text.length > longestQuote ? `${truncate(text, longestQuote).trimEnd()}…` : text
    notes.push(`Didn’t fit in ${film.seconds.toFixed(1)} seconds: ${quote}`)
  }
  if (directions.length > 0) notes.push(`Used as directions, not shown: ${directions.join(', ')}`)
  return { film, notes }
}
