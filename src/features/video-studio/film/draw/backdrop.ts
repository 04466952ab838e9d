import { drawClean } from './backdrops/clean.ts'
import { drawGlow } from './backdrops/glow.ts'
import { drawGrid } from './backdrops/grid.ts'
import { drawHills } from './backdrops/hills.ts'
import { drawPaper } from './backdrops/paper.ts'
import { drawPoster } from './backdrops/poster.ts'
import type { DrawBackdrop } from './backdrops/zones.ts'
import type { Stage } from './stage.ts'

/**
 * What moves behind everything. In the safe area its colors stay between `background` and `soft`, so that text is
 * readable on it; outside of it, where no text stands, it uses the accent.
 */
export const createBackdrop = (stage: Stage): DrawBackdrop => makers[stage.style.backdrop](stage)

const makers: Record<Stage['style']['backdrop'], (stage: Stage) => DrawBackdrop> = {
  shapes: drawPoster,
  paper: drawPaper,
  glow: drawGlow,
  dots: drawClean,
  hills: drawHills,
  grid: drawGrid,
}
