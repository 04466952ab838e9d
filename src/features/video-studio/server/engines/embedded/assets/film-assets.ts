import { createCanvas } from '@napi-rs/canvas'
import type { FilmAssets, FilmContext } from '../../../../film/canvas.ts'
import type { Film } from '../../../../film/film.ts'
import { loadFonts } from './load-fonts.ts'

/** Everything that the renderer's canvas needs to draw a film. */
export function loadFilmAssets(film: Film): { assets: FilmAssets; missing: string[] } {
  const { fontStack, missing } = loadFonts(textOf(film))
  return { assets: { createLayer, fontStack, icons: {}, photos: [] }, missing }
}

export function createLayer(width: number, height: number) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'medium'
  return { canvas, context: context as unknown as FilmContext }
}

/** All characters that the film may draw; some styles use capitals. */
function textOf(film: Film): string {
  const text = JSON.stringify(film)
  return `${text}${text.toLocaleUpperCase()}0123456789.,%$€`
}
