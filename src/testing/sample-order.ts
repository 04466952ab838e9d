import type { Film } from '#features/video-studio/domain/film.ts'
import type { VideoOrder } from '#features/video-studio/server/engines/engine.ts'

const word = (text: string, strong = false) => ({ text, strong, isGlued: false })

/** A one-second film that says hello. */
export function sampleFilm(changes: Partial<Film> = {}): Film {
  const frames = changes.frames ?? 24
  return {
    width: 854,
    height: 480,
    fps: 24,
    frames,
    seed: 7,
    palette: {
      base: '#2b2566',
      deep: '#0e0b29',
      glow: '#6a5cff',
      accent: '#ffcf5c',
      ink: '#f6f4ff',
      onAccent: '#14110f',
    },
    motif: 'drift',
    sound: false,
    scenes: [
      {
        kind: 'title',
        words: [word('Hello'), word('world', true)],
        label: '',
        caption: '',
        from: 0,
        to: frames,
      },
    ],
    ...changes,
  }
}

export function sampleOrder(film = sampleFilm()): VideoOrder {
  return {
    claim: crypto.randomUUID(),
    prompt: 'Hello world',
    num_frames: film.frames,
    fps: film.fps,
    resolution: '480p',
    orientation: 'landscape',
    picture: null,
    pictureType: null,
    film,
    narration: null,
    notes: [],
  }
}
