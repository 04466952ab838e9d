import type { FilmContext } from '../../film/canvas.ts'

/** A canvas of the browser, as films know it. */
export function createLayer(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  return { canvas, context: contextOf(canvas) }
}

/** The browser's context has everything that films use. */
export function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas): FilmContext {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas')
  context.imageSmoothingQuality = 'medium'
  return context
}
