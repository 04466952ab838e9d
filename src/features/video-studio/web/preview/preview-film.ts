import { frameSizeOf, type Resolution, type VideoShape, type VideoStyle } from '../../contract/choices.ts'
import type { ScriptToFilm } from '../../contract/video-request.ts'
import type { SpokenLine } from '../../film/captions/spoken.ts'
import { composeSpoken } from '../../film/compose-spoken.ts'
import type { Film } from '../../film/film.ts'
import { createIconFinder } from '../../film/find-icon.ts'
import iconWords from '../../film/icon-words.json' with { type: 'json' }

/** What a film is made from, as a form or a script has it. */
export type FilmSource = {
  prompt: string
  script: ScriptToFilm | null
  /** Null: as long as it takes to say. */
  seconds: number | null
  fps: number
  shape: VideoShape
  style: VideoStyle | null
  handle: string
  call_to_action: string
  /** The addresses of the creator's photos, in their order. */
  photos: readonly string[]
  /** What is said and when; null without a voice that is known here. */
  spoken: readonly SpokenLine[] | null
  /** Whether music plays. */
  sound: boolean
}

const previewSide = 360

/** The film of this source at the size of the preview. */
export function previewFilm(source: FilmSource): Film {
  const { width, height } = frameSizeOf('1080p', source.shape)
  const scale = previewSide / Math.min(width, height)
  return filmOf(source, { width: Math.round(width * scale), height: Math.round(height * scale) })
}

/** The film as the server renders it. */
export const exportedFilm = (source: FilmSource, resolution: Resolution): Film =>
  filmOf(source, frameSizeOf(resolution, source.shape))

const findIcon = createIconFinder(iconWords)

function filmOf(source: FilmSource, size: { width: number; height: number }): Film {
  const { prompt, script, seconds, fps, style, handle, call_to_action: call, photos, sound } = source
  const said = { prompt, script, handle, call, sound }
  const input = { ...said, ...size, seconds, fps, style, photos: photos.length, findIcon }
  return composeSpoken(input, source.spoken).film
}

/** The moment at which the first scene that differs is fully shown; undefined if none differs. */
export function firstChange(before: Film, after: Film): number | undefined {
  const changed = after.scenes.findIndex(
    (scene, index) => contentOf(scene) !== contentOf(before.scenes[index]),
  )
  const scene = after.scenes[changed]
  return scene && scene.start + (scene.end - scene.start) * 0.8
}

const contentOf = (scene: Film['scenes'][number] | undefined) =>
  scene && JSON.stringify({ ...scene, start: 0, end: 0 })
