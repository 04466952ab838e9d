import type { FilmWord, SceneContent } from '../film.ts'
import type { Line } from './read-lines.ts'

/** A scene for several lines that belong together, such as a list. */
export function recogniseGroup(
  _lines: readonly Line[],
  _at: number,
): { content: SceneContent; count: number } | undefined {
  return undefined
}

export function recogniseSentence(_text: string): SceneContent | undefined {
  return undefined
}

export function readCounter(_words: readonly FilmWord[]): SceneContent | undefined {
  return undefined
}
