import { seededRandom } from '#platform/common/seeded-random.ts'
import type { Film, Motif } from '../../../../domain/film.ts'
import type { DrawMotif, MotifOptions } from './motif-options.ts'
import { drawDrift, drawMusic, drawMoney, drawSignal, drawTraining } from './motif-shapes.ts'
import { drawKitchen, drawSpace, drawStorm, drawWarmth } from './motif-particles.ts'
import { drawCity, drawDawn, drawForest, drawOcean } from './motif-layers.ts'

const makers: Record<Motif, (deps: MotifOptions) => DrawMotif> = {
  storm: drawStorm,
  dawn: drawDawn,
  city: drawCity,
  forest: drawForest,
  money: drawMoney,
  kitchen: drawKitchen,
  ocean: drawOcean,
  space: drawSpace,
  music: drawMusic,
  training: drawTraining,
  warmth: drawWarmth,
  signal: drawSignal,
  drift: drawDrift,
}

/** What moves in front of the field and behind the words. Shapes are painted once and only moved from frame to frame. */
export function createMotif({ motif, width, height, palette, seed }: Film): DrawMotif {
  return makers[motif]({ width, height, palette, chance: seededRandom(seed ^ 0x5e_ed).next })
}
