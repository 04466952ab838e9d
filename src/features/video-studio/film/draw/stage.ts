import type { FilmAssets, FilmContext } from '../canvas.ts'
import type { Film } from '../film.ts'
import type { Rect } from './layout.ts'
import type { Lettering } from './lettering.ts'
import type { Scheme, Style } from './styles.ts'

/** What every part of a scene is drawn with. */
export type Stage = {
  film: Film
  assets: FilmAssets
  lettering: Lettering
  style: Style
  scheme: Scheme
  /** The scene's position in the film. */
  index: number
  /** The shot's position in the film: a long scene has several, each with its own look. */
  turn: number
  /** The position of the scene's first shot, for what must keep its place while the scene lasts. */
  firstTurn: number
  frame: Rect
  /** Where text may stand; less than `outer` if captions take the lower part. */
  safe: Rect
  outer: Rect
  /** A hundredth of the shorter side. */
  unit: number
  isWide: boolean
  /** No text is smaller. */
  smallest: number
}

/** `since` and `length` are of the scene, `sinceCut` of the shot, `time` of the film, in seconds. */
export type Moment = { since: number; sinceCut: number; length: number; time: number }

export type Draw = (context: FilmContext, moment: Moment) => void
