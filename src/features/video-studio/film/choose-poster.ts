import type { FilmAssets } from './canvas.ts'
import { openFilm } from './draw-frame.ts'
import type { DrawnText } from './draw/lettering.ts'
import { transitionSeconds } from './draw/transition.ts'
import type { Film, Scene } from './film.ts'

/** A tenth of a full frame is enough to see what is drawn. */
const longestSide = 192

/** The moment that shows best what a film is about: its text complete and large, a picture, no transition. */
export function choosePoster(film: Film, assets: FilmAssets): number {
  const scale = longestSide / Math.max(film.width, film.height)
  const small = { ...film, width: Math.round(film.width * scale), height: Math.round(film.height * scale) }
  const layer = assets.createLayer(small.width, small.height)
  const texts: DrawnText[] = []
  const painter = openFilm(small, assets, { hidesText: false, onText: (text) => texts.push(text) })
  const moments = film.scenes.map((scene, index) => {
    const time = settledMoment(film, scene)
    texts.length = 0
    painter.draw(layer.context, time)
    return { time, score: scoreOf(scene, { texts, isFirst: index === 0, area: small.width * small.height }) }
  })
  const first = { time: 0, score: -1 }
  return moments.reduce((best, moment) => (moment.score > best.score ? moment : best), first).time
}

/** Late enough for all words to have entered, and before the film passes on. */
function settledMoment({ seconds }: Film, { start, end }: Scene): number {
  const last = Math.min(end, seconds - transitionSeconds) - 0.05
  return Math.max(0, Math.min(start + (end - start) * 0.85, last))
}

type Shown = { texts: readonly DrawnText[]; isFirst: boolean; area: number }

function scoreOf(scene: Scene, { texts, isFirst, area }: Shown): number {
  // The name of the creator says nothing about the film.
  if (scene.kind === 'end') return 0
  const clear = texts.filter(({ alpha }) => alpha > 0.98)
  const shown = clear.map(({ text }) => text).join(' ')
  // Charts, maps and the like show their data and only a part of the words at a time.
  const isComplete = 'data' in scene || scene.words.every(({ text }) => shown.includes(text))
  const covered = clear.reduce((sum, { box }) => sum + box.width * box.height, 0) / area
  return (
    1 + (isComplete ? 4 : 0) + pictureScore(scene) + (isFirst ? 1.5 : 0) + Math.min(1, covered / 0.25) * 2
  )
}

function pictureScore({ kind, picture }: Scene): number {
  if (kind === 'photo') return 4
  return picture !== null || (kind !== 'title' && kind !== 'words') ? 3 : 0
}
