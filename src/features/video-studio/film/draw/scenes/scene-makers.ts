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

const sceneMakers: Record<SceneKind, (stage: Stage, scene: Scene) => Draw> = {
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

/** The first frame is the cover of the film in many lists, so the first scene has entered by then. */
const headStart = 0.55

export function makeScene(stage: Stage, scene: Scene): Draw {
  const draw = sceneMakers[scene.kind](stage, scene)
  if (scene.start > 0) return draw
  return (context, moment) => draw(context, { ...moment, since: moment.since + headStart })
}
