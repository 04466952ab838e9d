import { createCanvas } from '@napi-rs/canvas'
import type { FilmContext } from '../../../../film/canvas.ts'

/** A canvas of the renderer, as films know it. */
export function createLayer(width: number, height: number) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'medium'
  return {
    canvas,
    context: context as unknown as FilmContext,
    pixels: () => context.getImageData(0, 0, width, height),
  }
}
