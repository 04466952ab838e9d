import type { FilmWord, Picture, SceneContent } from '../film.ts'

/** A scene without its place in time, which is known only if there is a voice. */
export type PlannedScene = {
  words: readonly FilmWord[]
  picture: Picture | null
  seconds: number
  start?: number | undefined
  /** Which line it shows, or begins to show. */
  line: number
} & SceneContent
