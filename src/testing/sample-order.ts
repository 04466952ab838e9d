import type { Film } from '#features/video-studio/film/film.ts'
import type { VideoOrder } from '#features/video-studio/server/engines/engine.ts'

const word = (text: string, isStrong = false) => ({ text, isStrong, isGlued: false })

/** A one-second film that says hello. */
export function sampleFilm(changes: Partial<Film> = {}): Film {
  const seconds = changes.seconds ?? 1
  return {
    width: 854,
    height: 480,
    fps: 24,
    seconds,
    seed: 7,
    style: 'clean',
    sound: false,
    scenes: [
      { kind: 'title', words: [word('Hello'), word('world', true)], picture: null, start: 0, end: seconds },
    ],
    handle: '',
    call: '',
    ...changes,
  }
}

export function sampleOrder(film = sampleFilm()): VideoOrder {
  return {
    claim: crypto.randomUUID(),
    prompt: 'Hello world',
    num_frames: Math.round(film.seconds * film.fps),
    fps: film.fps,
    resolution: '480p',
    orientation: 'landscape',
    picture: null,
    pictureType: null,
    photos: [],
    narration: null,
    film,
    notes: [],
  }
}
