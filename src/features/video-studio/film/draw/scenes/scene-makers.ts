import type { Scene, SceneKind } from '../../film.ts'
import type { Draw, Stage } from '../stage.ts'
import { drawChart } from './chart.ts'
import { drawChecklist } from './checklist.ts'
import { drawCounter } from './counter.ts'
import { drawEnd } from './end.ts'
import { drawMap } from './map.ts'
import { drawReceipt, drawTerminal } from './papers.ts'
import { drawPhotoScene } from './photo.ts'
import { drawQuote } from './quote.ts'
import { drawBeforeAfter, drawVersus } from './sides.ts'
import { drawTitle, drawWords } from './words.ts'

export const sceneMakers: Record<SceneKind, (stage: Stage, scene: Scene) => Draw> = {
  title: drawTitle,
  words: drawWords,
  photo: drawPhotoScene,
  counter: drawCounter,
  chart: drawChart,
  versus: drawVersus,
  checklist: drawChecklist,
  quote: drawQuote,
  receipt: drawReceipt,
  terminal: drawTerminal,
  'before-after': drawBeforeAfter,
  map: drawMap,
  end: drawEnd,
}
