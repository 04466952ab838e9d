import type { Scene, SceneKind } from '../../film.ts'
import type { Draw, Stage } from '../stage.ts'
import { drawEnd } from './end.ts'
import { drawTitle, drawWords } from './words.ts'

export const sceneMakers: Record<SceneKind, (stage: Stage, scene: Scene) => Draw> = {
  title: drawTitle,
  words: drawWords,
  photo: drawWords,
  counter: drawWords,
  chart: drawWords,
  versus: drawWords,
  checklist: drawWords,
  quote: drawWords,
  receipt: drawWords,
  terminal: drawWords,
  'before-after': drawWords,
  map: drawWords,
  end: drawEnd,
}
